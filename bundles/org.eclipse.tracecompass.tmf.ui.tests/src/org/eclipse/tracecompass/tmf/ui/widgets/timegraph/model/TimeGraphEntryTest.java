package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry.DisplayStyle;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry.Sampling;
import org.junit.jupiter.api.Test;

class TimeGraphEntryTest {

    private static TimeGraphEntry entry(String name) {
        return new TimeGraphEntry(name, 0, 100);
    }

    private static List<String> names(TimeGraphEntry parent) {
        return parent.getChildren().stream().map(TimeGraphEntry::getName).toList();
    }

    @Test
    void aChildIsPlacedWhereTheOrderWantsItBehindItsEquals() {
        TimeGraphEntry parent = entry("parent");
        parent.addChild(entry("b1"));
        parent.addChild(entry("a1"));
        parent.sortChildren(Comparator.comparing(e -> e.getName().substring(0, 1)));
        parent.addChild(entry("a2"));
        parent.addChild(entry("c1"));
        parent.addChild(entry("b2"));

        assertThat(names(parent)).containsExactly("a1", "a2", "b1", "b2", "c1");
    }

    @Test
    void aChildOfAnotherEntryIsTakenFromThere() {
        TimeGraphEntry one = entry("one");
        TimeGraphEntry two = entry("two");
        TimeGraphEntry child = entry("child");
        one.addChild(child);
        two.addChild(child);
        two.addChild(child);

        assertThat(one.hasChildren()).isFalse();
        assertThat(two.getChildren()).containsExactly(child);
        assertThat(child.getParent()).isSameAs(two);
        two.removeChild(child);
        assertThat(child.getParent()).isNull();
    }

    @Test
    void eventsMakeAnEntryLongerButGapsDoNot() {
        TimeGraphEntry entry = new TimeGraphEntry("a", -1, -1);
        entry.addEvent(new TimeEvent(entry, 10, 5, 1));
        entry.addZoomedEvent(new TimeEvent(entry, 2, 5, 1));
        entry.addEvent(new NullTimeEvent(entry, 50, 5));

        assertThat(entry.getStartTime()).isEqualTo(2);
        assertThat(entry.getEndTime()).isEqualTo(15);
    }

    @Test
    void anEventReplacesTheLastOneOfItsTime() {
        TimeGraphEntry entry = entry("a");
        entry.addEvent(new TimeEvent(entry, 10, 5, 1));
        entry.addEvent(new TimeEvent(entry, 10, 7, 2));

        assertThat(Objects.requireNonNull(entry.getTimeEventsIterator()))
                .toIterable()
                .containsExactly(new TimeEvent(entry, 10, 7, 2));
    }

    @Test
    void aZoomedEventBeforeTheFirstBeginsAnotherList() {
        TimeGraphEntry entry = entry("a");
        entry.addZoomedEvent(new TimeEvent(entry, 10, 5, 1));
        entry.addZoomedEvent(new TimeEvent(entry, 20, 5, 1));
        entry.addZoomedEvent(new TimeEvent(entry, 5, 2, 1));

        assertThat(Objects.requireNonNull(entry.getTimeEventsIterator()))
                .toIterable()
                .containsExactly(new TimeEvent(entry, 5, 2, 1));
        entry.setSampling(new Sampling(0, 1, 1));
        entry.setZoomedEventList(null);
        assertThat(entry.hasZoomedEvents()).isFalse();
        assertThat(entry.getSampling()).isNull();
    }

    @Test
    void anEntryWithoutARowHasNoEvents() {
        TimeGraphEntry group =
                new TimeGraphEntry(new TimeGraphEntryModel(1, -1, "group", 0, 10, false));
        group.addEvent(new TimeEvent(group, 0, 5, 1));

        assertThat(group.hasTimeEvents()).isFalse();
        assertThat(group.getTimeEventsIterator()).isNull();
        assertThat(group.getTimeEventsIterator(0, 10, 1)).isNull();
    }

    @Test
    void theModelIsReplacedByANewerOneOfTheSameEntry() {
        TimeGraphEntry entry = new TimeGraphEntry(new TimeGraphEntryModel(7, -1, "old", 5, 10));
        TimeGraphEntryModel newer = new TimeGraphEntryModel(7, -1, "new", 3, 20);
        entry.updateModel(newer);

        assertThat(entry.getEntryModel()).isSameAs(newer);
        assertThat(entry.getName()).isEqualTo("new");
        assertThat(entry.getStartTime()).isEqualTo(3);
        assertThat(entry.getEndTime()).isEqualTo(20);
        assertThatThrownBy(() -> entry.updateModel(new TimeGraphEntryModel(8, -1, "other", 3, 20)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aModelWithoutTimesSpansAllTime() {
        TimeGraphEntry entry = new TimeGraphEntry(new TmfTreeDataModel(1, -1, "a"));

        assertThat(entry.getStartTime()).isZero();
        assertThat(entry.getEndTime()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void anEntryIsFoundByAPartOfItsNameAndIsASelection() {
        TimeGraphEntry entry = entry("reader 5");

        assertThat(entry.matches(Pattern.compile("er \\d"))).isTrue();
        assertThat(entry.matches(Pattern.compile("writer"))).isFalse();
        assertThat(entry.isEmpty()).isFalse();
        assertThat(entry.getStyle()).isEqualTo(DisplayStyle.STATE);
        assertThat(
                        TimeGraphEntry.create(
                                        new TimeGraphEntryModel(1, -1, "a", 0, 1),
                                        DisplayStyle.LINE)
                                .getStyle())
                .isEqualTo(DisplayStyle.LINE);
    }

    @Test
    void samplingsOfOneWindowAreEqual() {
        assertThat(new Sampling(0, 100, 1))
                .isEqualTo(new Sampling(0, 100, 1))
                .hasSameHashCodeAs(new Sampling(0, 100, 1))
                .isNotEqualTo(new Sampling(0, 100, 2))
                .isNotEqualTo(new Sampling(0, 90, 1));
    }
}
