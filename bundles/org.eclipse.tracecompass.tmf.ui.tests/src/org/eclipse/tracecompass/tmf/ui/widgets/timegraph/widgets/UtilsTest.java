package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.tracecompass.tmf.ui.views.FormatTimeUtils;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.junit.jupiter.api.Test;

@NonNullByDefault({})
class UtilsTest {

    private final TimeGraphEntry entry = new TimeGraphEntry("a", 0, 100);
    private final ITimeEvent first = new TimeEvent(entry, 10, 10, 1);
    private final ITimeEvent second = new TimeEvent(entry, 30, 10, 2);

    UtilsTest() {
        entry.addEvent(first);
        entry.addEvent(second);
    }

    @Test
    void anEventIsFoundAtAnInstantBeforeItAndBehindIt() {
        assertThat(Utils.findEvent(entry, 15, 0)).isSameAs(first);
        assertThat(Utils.findEvent(entry, 20, 0)).as("its end counts").isSameAs(first);
        assertThat(Utils.findEvent(entry, 25, 0)).isNull();
        assertThat(Utils.findEvent(entry, 25, 2)).isSameAs(first);
        assertThat(Utils.findEvent(entry, 35, -1)).isSameAs(first);
        assertThat(Utils.findEvent(entry, 15, 1)).isSameAs(second);
        assertThat(Utils.findEvent(entry, 35, 1)).isNull();
        assertThat(Utils.findEvent(entry, 5, 2)).isNull();
    }

    @Test
    void changesAreWhereEventsBeginAndEnd() {
        assertThat(Utils.nextChange(entry, 0)).isEqualTo(10);
        assertThat(Utils.nextChange(entry, 10)).isEqualTo(20);
        assertThat(Utils.nextChange(entry, 20)).isEqualTo(30);
        assertThat(Utils.nextChange(entry, 40)).isEqualTo(40);
        assertThat(Utils.prevChange(entry, 50)).isEqualTo(40);
        assertThat(Utils.prevChange(entry, 40)).isEqualTo(30);
        assertThat(Utils.prevChange(entry, 30)).isEqualTo(20);
        assertThat(Utils.prevChange(entry, 10)).isEqualTo(10);
    }

    @Test
    void aTreeIsFlattenedFromTopToBottom() {
        TimeGraphEntry child = new TimeGraphEntry("b", 0, 1);
        TimeGraphEntry grandchild = new TimeGraphEntry("c", 0, 1);
        TimeGraphEntry sibling = new TimeGraphEntry("d", 0, 1);
        entry.addChild(child);
        child.addChild(grandchild);
        entry.addChild(sibling);

        assertThat(Utils.flatten(entry)).isEqualTo(List.of(entry, child, grandchild, sibling));
    }

    @Test
    void rectanglesGrowAndShrinkOnAllSides() {
        Rectangle rectangle = new Rectangle(10, 10, 20, 20);
        Utils.inflate(rectangle, 2, 3);
        assertThat(rectangle).isEqualTo(new Rectangle(8, 7, 24, 26));
        Utils.deflate(rectangle, 2, 3);
        assertThat(rectangle).isEqualTo(new Rectangle(10, 10, 20, 20));
    }

    @Test
    void aPointBeyondTheEndOfALineHasNoDistance() {
        assertThat(Utils.distance(5, 3, 0, 0, 10, 0)).isEqualTo(3);
        assertThat(Utils.distance(11, 3, 0, 0, 10, 0)).isEqualTo(-1);
    }

    @Test
    void formatsOfTimeHaveTheirCounterparts() {
        for (Utils.TimeFormat format : Utils.TimeFormat.values()) {
            assertThat(Utils.TimeFormat.convert(format.convert())).isEqualTo(format);
        }
        assertThat(Utils.Resolution.MICROSEC.convert())
                .isEqualTo(FormatTimeUtils.Resolution.MICROSEC);
    }
}
