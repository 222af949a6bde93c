package org.eclipse.tracecompass.tmf.rows.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphArrow;
import org.junit.jupiter.api.Test;

/** Which arrows a picture has. */
class PixelArrowsTest {

    @Test
    void ofThoseThatStartInAPixelBetweenTwoRowsTheLongestIsSeen() {
        Random random = new Random(3);
        List<ITimeGraphArrow> all =
                IntStream.range(0, 300)
                        .mapToObj(
                                i ->
                                        (ITimeGraphArrow)
                                                new TimeGraphArrow(
                                                        random.nextInt(2),
                                                        random.nextInt(2),
                                                        random.nextInt(200) - 100,
                                                        i * 7 % 300))
                        .toList();
        PixelArrows arrows = new PixelArrows(List.of(0L, 10L, 20L, 30L));
        all.forEach(arrows::add);
        List<ITimeGraphArrow> seen = arrows.sorted();
        assertThat(seen)
                .containsExactlyInAnyOrderElementsOf(
                        all.stream().filter(arrow -> isLongest(arrow, all)).toList());
        for (int i = 1; i < seen.size(); i++) {
            assertThat(seen.get(i).getStartTime())
                    .isGreaterThanOrEqualTo(seen.get(i - 1).getStartTime());
        }
    }

    private static boolean isLongest(ITimeGraphArrow arrow, List<ITimeGraphArrow> all) {
        return all.stream()
                .filter(other -> other.getSourceId() == arrow.getSourceId())
                .filter(other -> other.getDestinationId() == arrow.getDestinationId())
                .filter(
                        other ->
                                Math.floorDiv(other.getStartTime(), 10L)
                                        == Math.floorDiv(arrow.getStartTime(), 10L))
                .allMatch(other -> other.getDuration() <= arrow.getDuration());
    }

    @Test
    void ofEquallyLongOnesTheFirstStays() {
        PixelArrows arrows = new PixelArrows(List.of(5L));
        ITimeGraphArrow first = new TimeGraphArrow(1, 2, 5, 0);
        arrows.add(first);
        arrows.add(new TimeGraphArrow(1, 2, 5, 0));
        assertThat(arrows.sorted()).hasSize(1).first().isSameAs(first);
    }
}
