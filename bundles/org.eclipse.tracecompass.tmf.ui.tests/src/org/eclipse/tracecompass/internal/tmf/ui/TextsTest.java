package org.eclipse.tracecompass.internal.tmf.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import org.junit.jupiter.api.Test;

class TextsTest {

    @Test
    void eventsAreCountedInWords() {
        assertThat(Texts.events(0)).isEqualTo("0 events");
        assertThat(Texts.events(1)).isEqualTo("1 event");
        assertThat(Texts.events(66_357)).isEqualTo("66,357 events");
    }

    @Test
    void sizesHaveTheUnitThatFits() {
        assertThat(Texts.size(0)).isEqualTo("0 B");
        assertThat(Texts.size(1_500)).isEqualTo("1.5 kB");
        assertThat(Texts.size(999_999)).isEqualTo("1.0 MB");
        assertThat(Texts.size(12_345_678_901L)).isEqualTo("12.3 GB");
    }

    @Test
    void noTextIsMissing() throws IllegalAccessException {
        for (Field field : Messages.class.getFields()) {
            if (field.getType() == String.class) {
                assertThat((String) field.get(null))
                        .as(field.getName())
                        .doesNotContain("NLS missing");
            }
        }
    }
}
