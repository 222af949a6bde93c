package org.eclipse.tracecompass.tmf.ui.markers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.graphics.RGBA;
import org.eclipse.tracecompass.tmf.ui.markers.PeriodicMarkerEventSource.Reference;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.junit.jupiter.api.Test;

class PeriodicMarkerEventSourceTest {

    private static final RGBA EVEN = new RGBA(1, 2, 3, 4);
    private static final RGBA ODD = new RGBA(5, 6, 7, 8);

    private static List<IMarkerEvent> markers(
            PeriodicMarkerEventSource source, long start, long end, long resolution) {
        return source.getMarkerList("ticks", start, end, resolution, new NullProgressMonitor());
    }

    @Test
    void linesAreAtMultiplesOfThePeriodWithTheNearestOutsideOfTheRange() {
        PeriodicMarkerEventSource source =
                new PeriodicMarkerEventSource("ticks", Reference.ZERO, 100, 0, EVEN, true);

        List<IMarkerEvent> markers = markers(source, 150, 350, 1);

        assertThat(markers)
                .extracting(IMarkerEvent::getTime)
                .containsExactly(100L, 200L, 300L, 400L);
        assertThat(markers).extracting(IMarkerEvent::getLabel).containsExactly("1", "2", "3", "4");
        assertThat(markers).allMatch(m -> m.getDuration() == 0 && m.isForeground());
        assertThat(source.getMarkerCategories()).containsExactly("ticks");
        assertThat(source.getMarkerList("another", 150, 350, 1, new NullProgressMonitor()))
                .isEmpty();
    }

    @Test
    void periodsHaveTwoColoursInTurnAndTouch() {
        PeriodicMarkerEventSource source =
                new PeriodicMarkerEventSource(
                        "ticks", new Reference(10, 5), 33.3, 0, EVEN, ODD, false);

        List<IMarkerEvent> markers = markers(source, 10, 100, 1);

        assertThat(markers).extracting(IMarkerEvent::getColor).startsWith(ODD, EVEN, ODD);
        for (int i = 1; i < markers.size(); i++) {
            IMarkerEvent before = markers.get(i - 1);
            assertThat(before.getTime() + before.getDuration()).isEqualTo(markers.get(i).getTime());
        }
    }

    @Test
    void countingBeginsAgainAtTheRollover() {
        PeriodicMarkerEventSource source =
                new PeriodicMarkerEventSource("ticks", new Reference(0, 0), 10, 3, EVEN, true);
        assertThat(markers(source, -10, 40, 1))
                .extracting(IMarkerEvent::getLabel)
                .containsExactly("2", "0", "1", "2", "0", "1", "2");
    }

    @Test
    void ofSeveralMarkersInAPixelOneIsEnough() {
        PeriodicMarkerEventSource source =
                new PeriodicMarkerEventSource("ticks", Reference.ZERO, 1, 0, EVEN, true);
        assertThat(markers(source, 0, 1_000_000, 1_000)).hasSizeLessThan(1_010);
    }

    @Test
    void aSubclassChoosesMarkersAndLabels() {
        PeriodicMarkerEventSource source =
                new PeriodicMarkerEventSource("ticks", Reference.ZERO, 10, 0, EVEN, true) {
                    @Override
                    public boolean isApplicable(long index) {
                        return index % 2 == 0;
                    }

                    @Override
                    public String getMarkerLabel(long index) {
                        return "no. " + index;
                    }
                };
        assertThat(markers(source, 0, 40, 1))
                .extracting(IMarkerEvent::getLabel)
                .containsExactly("no. 0", "no. 2", "no. 4");
    }

    @Test
    void aPeriodThatIsNotPositiveIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () ->
                                new PeriodicMarkerEventSource(
                                        "ticks", Reference.ZERO, 0, 0, EVEN, true))
                .withMessageContaining("ticks");
    }
}
