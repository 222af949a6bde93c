package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.ISampling;

/**
 * A chart whose axis is not time: each value has a place on it, a range of numbers or a name.
 *
 * @param data rows and series; the x of a value is the beginning of its place
 * @param places the places of each series, in the order of the series
 * @param label what the axis shows
 * @param quantity how numbers on it are written
 */
public record PlacedChart(
        ChartData data, List<List<Place>> places, String label, Quantity quantity) {

    /** Nothing, before the first answer. */
    public static final PlacedChart EMPTY =
            new PlacedChart(ChartData.EMPTY, List.of(), "", Quantity.NUMBER);

    /**
     * The place of a value.
     *
     * @param from where it begins
     * @param to where it ends
     * @param name its name; null if it is a range of numbers
     */
    public record Place(double from, double to, @Nullable String name) {}

    /** The places of a sampling. */
    static List<Place> placesOf(ISampling sampling) {
        return switch (sampling) {
            case ISampling.Ranges ranges ->
                    ranges.ranges().stream()
                            .map(range -> new Place(range.start(), range.end() + 1.0, null))
                            .toList();
            case ISampling.Categories names -> named(names.categories());
            case ISampling.Timestamps numbers -> around(numbers.timestamps());
        };
    }

    private static List<Place> named(List<String> names) {
        return IntStream.range(0, names.size())
                .mapToObj(i -> new Place(i, i + 1.0, names.get(i)))
                .toList();
    }

    /** Numbers get as much room as they are apart. */
    private static List<Place> around(long[] numbers) {
        int gaps = numbers.length - 1;
        double half = gaps < 1 ? 0.5 : ((double) numbers[gaps] - numbers[0]) / gaps / 2;
        return Arrays.stream(numbers)
                .mapToObj(number -> new Place(number - half, number + half, null))
                .toList();
    }

    /** Where the axis begins. */
    public double start() {
        return all().mapToDouble(Place::from).min().orElse(0);
    }

    /** Where the axis ends; after its beginning. */
    public double end() {
        double start = start();
        // Great numbers have none that is greater by 1.
        double after = Math.max(start + 1, Math.nextUp(start));
        return Math.max(after, all().mapToDouble(Place::to).max().orElse(1));
    }

    private Stream<Place> all() {
        return places.stream().flatMap(List::stream);
    }

    /** Whether places have names. */
    public boolean isNamed() {
        return all().anyMatch(place -> place.name() != null);
    }

    /** The text of a place. */
    public String text(Place place) {
        String name = place.name();
        return name != null
                ? name
                : quantity.text(place.from()) + " \u2026 " + quantity.text(place.to());
    }

    /** The index of the place of a series at a number of the axis; -1 for none. */
    public int indexAt(int series, double number) {
        List<Place> all = places.get(series);
        for (int i = 0; i < all.size(); i++) {
            if (number >= all.get(i).from() && number < all.get(i).to()) {
                return i;
            }
        }
        return -1;
    }
}
