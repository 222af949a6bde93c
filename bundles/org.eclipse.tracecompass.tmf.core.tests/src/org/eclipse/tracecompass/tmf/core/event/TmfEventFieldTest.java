package org.eclipse.tracecompass.tmf.core.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;

@NonNullByDefault({})
class TmfEventFieldTest {

    private static <T> T nothing() {
        return null;
    }

    private static TmfEventField field(String name, Object value, ITmfEventField... fields) {
        return new TmfEventField(name, value, fields);
    }

    @Test
    void twoSubFieldsOfOneNameAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> field("root", 0, field("a", 1), field("b", 2), field("a", 3)))
                .withMessageContaining("'a'");
    }

    @Test
    void nullIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TmfEventField((TmfEventField) null));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TmfEventField(nothing(), 1, null));
        assertThatIllegalArgumentException().isThrownBy(() -> new TmfEventType(nothing(), null));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TmfTimeRange(nothing(), TmfTimestamp.BIG_BANG));
    }

    @Test
    void subFieldsMadeOnDemandMayRepeatAName() {
        TmfEventField root =
                new TmfEventField("root", null) {
                    @Override
                    protected ITmfEventField[] makeFields() {
                        return new ITmfEventField[] {field("a", 1), field("a", 2)};
                    }
                };
        assertThat(root.getFieldValue(Integer.class, "a")).isEqualTo(2);
    }

    @Test
    void numbersAreConverted() {
        TmfEventField root = field("root", null, field("int", 10), field("double", 2.75));
        assertThat(root.getFieldValue(Integer.class, "int")).isEqualTo(10);
        assertThat(root.getFieldValue(Long.class, "int")).isEqualTo(10L);
        assertThat(root.getFieldValue(Double.class, "int")).isEqualTo(10.0);
        assertThat(root.getFieldValue(String.class, "int")).isEqualTo("10");
        assertThat((Object) root.getFieldValue(Number.class, "int")).isEqualTo(10);
        assertThat(root.getFieldValue(Long.class, "double")).isEqualTo(2L);
        assertThat(field("long", 1L << 40 | 5).getFieldValue(Integer.class)).isEqualTo(5);
    }

    @Test
    void textIsParsed() {
        TmfEventField text = field("text", "10");
        assertThat(text.getFieldValue(Integer.class)).isEqualTo(10);
        assertThat(text.getFieldValue(Long.class)).isEqualTo(10L);
        assertThat(text.getFieldValue(Double.class)).isEqualTo(10.0);
        assertThat(text.getFieldValue(String.class)).isEqualTo("10");
        TmfEventField word = field("word", "ten");
        assertThat(word.getFieldValue(Integer.class)).isNull();
        assertThat(word.getFieldValue(Long.class)).isNull();
        assertThat(word.getFieldValue(Double.class)).isNull();
    }

    @Test
    void whatCannotBeConvertedIsNull() {
        assertThat(field("number", 1).getFieldValue(Boolean.class)).isNull();
        assertThat(field("text", "1").getFieldValue(Short.class)).isNull();
        assertThat(field("nothing", null).getFieldValue(String.class)).isNull();
        assertThat(field("root", null).getFieldValue(String.class, "absent")).isNull();
    }

    @Test
    void theTextOfAnArrayHasItsElements() {
        assertThat(field("array", new long[] {1, 2}).getFieldValue(String.class))
                .isEqualTo("[1, 2]");
    }
}
