package org.eclipse.tracecompass.tmf.ui.colors;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.eclipse.swt.graphics.RGBA;
import org.eclipse.tracecompass.tmf.core.presentation.RGBAColor;
import org.junit.jupiter.api.Test;

class RGBAUtilTest {

    @Property
    void aNumberBecomesAColourAndTheSameNumber(@ForAll int value) {
        assertThat(RGBAUtil.fromRGBA(RGBAUtil.fromInt(value))).isEqualTo(value);
        assertThat(RGBAUtil.fromRGBAColor(new RGBAColor(value))).isEqualTo(RGBAUtil.fromInt(value));
    }

    @Test
    void redComesFirstAndOpacityLast() {
        assertThat(RGBAUtil.fromInt(0x11223344)).isEqualTo(new RGBA(0x11, 0x22, 0x33, 0x44));
    }
}
