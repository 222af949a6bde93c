package org.eclipse.tracecompass.tmf.ui.colors;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.Test;

class ColorUtilsTest {

    @Test
    void textsAndColoursAreConvertedBothWays() {
        assertThat(ColorUtils.fromHexColor("#0a80ff")).isEqualTo(new RGB(10, 128, 255));
        assertThat(ColorUtils.toHexColor(new RGB(10, 128, 255))).isEqualToIgnoringCase("#0a80ff");
        assertThat(ColorUtils.toHexColor(10, 128, 255)).isEqualToIgnoringCase("#0a80ff");
    }

    @Test
    void aTextThatIsNoColourIsNone() {
        assertThat(ColorUtils.fromHexColor("#0a80f")).isNull();
        assertThat(ColorUtils.fromHexColor("0a80ff0")).isNull();
        assertThat(ColorUtils.fromHexColor("#gg80ff")).isNull();
        assertThat(ColorUtils.fromHexColor(null)).isNull();
        assertThat(ColorUtils.fromX11Color("no such colour")).isNull();
    }

    @Test
    void coloursOfTheWindowSystemHaveNames() {
        assertThat(ColorUtils.fromX11Color("Light Sea Green")).isEqualTo(new RGB(32, 178, 170));
    }
}
