package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import org.eclipse.swt.graphics.RGBA;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.annotations.Annotation;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;
import org.junit.jupiter.api.Test;

class TimeEventTest {

    private final TimeGraphEntry entry = new TimeGraphEntry("thread", 0, 100);

    @Test
    void anEventIsAViewOfItsModel() {
        TimeGraphState model = new TimeGraphState(10, 5, 3, "locked");
        TimeEvent event = new TimeEvent(entry, model);
        event.setProperty(CoreFilterProperty.DIMMED, true);

        assertThat(event.getModel()).isSameAs(model);
        assertThat(event.getTime()).isEqualTo(10);
        assertThat(event.getDuration()).isEqualTo(5);
        assertThat(event.getValue()).isEqualTo(3);
        assertThat(model.isPropertyActive(CoreFilterProperty.DIMMED)).isTrue();
        assertThat(event.getMetadata().asMap()).containsOnlyKeys("label");
        assertThat(event.getLabel()).isNull();
    }

    @Test
    void withoutAValueThereIsNone() {
        assertThat(new TimeEvent(entry, 0, 1).hasValue()).isFalse();
        assertThat(new TimeEvent(entry, 0, 1, 0).hasValue()).isTrue();
        assertThat(new TimeEvent(entry, 0, 1).getMetadata().asMap()).containsOnlyKeys("entry");
    }

    @Test
    void partsKeepValueStyleAndMarks() {
        OutputElementStyle style = new OutputElementStyle("red");
        TimeEvent event = new TimeEvent(entry, new TimeGraphState(10, 10, 3, "a", style));
        event.setActiveProperties(CoreFilterProperty.BOUND);
        TimeEvent before = (TimeEvent) Objects.requireNonNull(event.splitBefore(14));
        TimeEvent after = (TimeEvent) Objects.requireNonNull(event.splitAfter(14));

        assertThat(before.getDuration()).isEqualTo(4);
        assertThat(after.getTime()).isEqualTo(14);
        assertThat(after.getDuration()).isEqualTo(6);
        assertThat(before.getModel().getStyle()).isEqualTo(style);
        assertThat(after.getValue()).isEqualTo(3);
        assertThat(after.getActiveProperties()).isEqualTo(CoreFilterProperty.BOUND);
    }

    @Test
    void nothingIsBeforeTheStartOrBehindTheEnd() {
        for (TimeEvent event :
                new TimeEvent[] {
                    new TimeEvent(entry, 10, 10, 1),
                    new NamedTimeEvent(entry, 10, 10, 1, "a"),
                    new NullTimeEvent(entry, 10, 10)
                }) {
            assertThat(event.splitBefore(10)).isNull();
            assertThat(event.splitAfter(20)).isNull();
            assertThat(event.splitBefore(50)).isEqualTo(event);
            assertThat(event.splitAfter(0)).isEqualTo(event);
        }
    }

    @Test
    void eventsAreEqualIfAllThatIsDrawnIs() {
        TimeEvent event = new NamedTimeEvent(entry, 10, 10, 1, "a");

        assertThat(event).isEqualTo(new NamedTimeEvent(entry, 10, 10, 1, "a"));
        assertThat(event).hasSameHashCodeAs(new NamedTimeEvent(entry, 10, 10, 1, "a"));
        assertThat(event)
                .isNotEqualTo(new NamedTimeEvent(entry, 10, 10, 1, "b"))
                .isNotEqualTo(new NamedTimeEvent(entry, 10, 10, 2, "a"))
                .isNotEqualTo(new NamedTimeEvent(entry, 10, 9, 1, "a"))
                .isNotEqualTo(
                        new NamedTimeEvent(entry, 10, 10, 1, "a", CoreFilterProperty.HIGHLIGHT))
                .isNotEqualTo(new TimeEvent(entry, 10, 10, 1));
    }

    @Test
    void aNamedEventTellsItsNameAndThatOfItsEntry() {
        assertThat(new NamedTimeEvent(entry, 10, 10, 1, "a").getMetadata().asMap())
                .containsOnlyKeys("label", "entry");
    }

    @Test
    void aLinkKnowsBothOfItsEnds() {
        TimeGraphEntry other = new TimeGraphEntry("other", 0, 100);
        TimeGraphArrow arrow = new TimeGraphArrow(1, 2, 30, 7, 4);
        TimeLinkEvent link = new TimeLinkEvent(arrow, entry, other);

        assertThat(link.getModel()).isSameAs(arrow);
        assertThat(link.getEntry()).isSameAs(entry);
        assertThat(link.getDestinationEntry()).isSameAs(other);
        assertThat(link.getTime() + link.getDuration()).isEqualTo(37);
        assertThat(new TimeLinkEvent(entry, other, 1, 2).getValue()).isZero();
    }

    @Test
    void aMarkHasTheColourOfItsStyleOrIsBlack() {
        Annotation red =
                new Annotation(
                        5, 0, -1, "here", new OutputElementStyle(null, Map.of("color", "#ff0000")));
        MarkerEvent mark = new MarkerEvent(red, null, "Errors", true);

        assertThat(mark.getColor()).isEqualTo(new RGBA(255, 0, 0, 255));
        assertThat(mark.getLabel()).isEqualTo("here");
        assertThat(mark.getTime()).isEqualTo(5);
        Annotation plain = new Annotation(5, 0, -1, null, new OutputElementStyle("none"));
        assertThat(new MarkerEvent(plain, null, "Errors", true).getColor())
                .isEqualTo(new RGBA(0, 0, 0, 255));
        assertThat(mark).isNotEqualTo(new MarkerEvent(red, null, "Warnings", true));
    }
}
