package org.eclipse.tracecompass.tmf.core.trace.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TextTraceEventContentTest {

    private static final String[] NAMES = {"a", "b"};

    @Test
    void aFieldThatIsSetIsAddedIfThereIsNone() {
        TextTraceEventContent content = new TextTraceEventContent(2);
        content.setFieldValue("a", 1);
        content.setFieldValue("b", 2);
        content.setFieldValue("a", 3);
        assertThat(content.getFieldNames()).containsExactly("a", "b");
        assertThat(content.getFieldValue("a")).isEqualTo(3);
    }

    @Test
    void contentsAreEqualHoweverTheyWereFilled() {
        TextTraceEventContent named = new TextTraceEventContent(NAMES);
        named.setFieldValue(0, "x");
        named.setFieldValue("b", "y");
        TextTraceEventContent added = new TextTraceEventContent(0);
        added.addField("a", "x");
        added.addField("b", "y");
        TextTraceEventContent set = new TextTraceEventContent(5);
        set.setFieldValue("a", "x");
        set.setFieldValue("b", "y");
        assertThat(named).isEqualTo(added).isEqualTo(set);
        assertThat(named).hasSameHashCodeAs(added).hasSameHashCodeAs(set);
    }

    @Test
    void thereIsNothingOutOfRange() {
        TextTraceEventContent content = new TextTraceEventContent(NAMES);
        for (int index : new int[] {-1, 2, 100}) {
            assertThat(content.getFieldName(index)).isNull();
            assertThat(content.getFieldValue(index)).isNull();
        }
    }

    @Test
    void contextsWithOtherMatchersDiffer() {
        TextTraceContext context = new TextTraceContext(null, 1);
        context.firstLineMatcher = Pattern.compile("a").matcher("a");
        TextTraceContext copy = new TextTraceContext(context);
        assertThat(copy).isEqualTo(context).hasSameHashCodeAs(context);
        copy.firstLineMatcher = Pattern.compile("b").matcher("b");
        assertThat(copy).isNotEqualTo(context);
    }
}
