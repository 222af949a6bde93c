package org.eclipse.tracecompass.ctf.core.type;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.Ranges.Range;

/** Labels of the values of an integer. Ranges may overlap: a value may have several labels. */
public final class Mappings {

    /**
     * A label and values that have it.
     *
     * @param label the label, as in the metadata
     * @param range the values
     */
    public record Mapping(String label, Range range) {}

    private final boolean signed;
    private final List<Mapping> mappings;

    /** The values of each label; made when it is asked for. */
    private volatile @Nullable Map<String, Ranges> byLabel;

    /** Sorted by low bound when no two ranges overlap, else empty. */
    private final Mapping[] sorted;

    /** Creates the labels of an integer that is signed or not. */
    public Mappings(boolean signed, List<Mapping> mappings) {
        this.signed = signed;
        this.mappings = List.copyOf(mappings);
        Comparator<Long> order = signed ? Long::compare : Long::compareUnsigned;
        Mapping[] sorted = this.mappings.toArray(new Mapping[0]);
        Arrays.sort(sorted, (a, b) -> order.compare(a.range().low(), b.range().low()));
        for (int i = 1; i < sorted.length; i++) {
            if (order.compare(sorted[i - 1].range().high(), sorted[i].range().low()) >= 0) {
                sorted = new Mapping[0];
            }
        }
        this.sorted = sorted;
    }

    /** All labels with their values, in the order of the metadata. */
    public List<Mapping> mappings() {
        return mappings;
    }

    /** The values of a label; empty when there is no such label. */
    public Ranges rangesOf(String label) {
        Map<String, Ranges> byLabel = this.byLabel;
        if (byLabel == null) {
            Map<String, List<Range>> lists = new HashMap<>();
            for (Mapping mapping : mappings) {
                lists.computeIfAbsent(mapping.label(), key -> new ArrayList<>())
                        .add(mapping.range());
            }
            byLabel = new HashMap<>();
            for (var entry : lists.entrySet()) {
                byLabel.put(entry.getKey(), new Ranges(signed, entry.getValue()));
            }
            this.byLabel = byLabel;
        }
        Ranges known = byLabel.get(label);
        return known == null ? new Ranges(signed, List.of()) : known;
    }

    /** The labels of a value, sorted, each once; empty when it has none. */
    public List<String> labelsOf(long value) {
        if (sorted.length > 0) {
            Mapping found = find(value);
            return found == null ? List.of() : List.of(found.label());
        }
        TreeSet<String> labels = new TreeSet<>();
        for (Mapping mapping : mappings) {
            if (mapping.range().contains(value, signed)) {
                labels.add(mapping.label());
            }
        }
        return List.copyOf(labels);
    }

    /** The labels of the bits that are set, sorted, for an integer that is a set of flags. */
    public List<String> labelsOfBits(long value, int size) {
        TreeSet<String> labels = new TreeSet<>();
        for (Mapping mapping : mappings) {
            long last = Math.min(mapping.range().high(), size - 1L);
            for (long bit = Math.max(0, mapping.range().low()); bit <= last; bit++) {
                if ((value >>> bit & 1) != 0) {
                    labels.add(mapping.label());
                }
            }
        }
        return List.copyOf(labels);
    }

    private @Nullable Mapping find(long value) {
        int low = 0;
        int high = sorted.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            Range range = sorted[middle].range();
            if (range.contains(value, signed)) {
                return sorted[middle];
            }
            int side =
                    signed
                            ? Long.compare(value, range.low())
                            : Long.compareUnsigned(value, range.low());
            if (side < 0) {
                high = middle - 1;
            } else {
                low = middle + 1;
            }
        }
        return null;
    }
}
