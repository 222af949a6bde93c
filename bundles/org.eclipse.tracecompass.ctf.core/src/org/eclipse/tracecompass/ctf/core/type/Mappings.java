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

    private final boolean fSigned;
    private final List<Mapping> fMappings;

    /** The values of each label; made when it is asked for. */
    private volatile @Nullable Map<String, Ranges> fByLabel;

    /** Sorted by low bound when no two ranges overlap, else empty. */
    private final Mapping[] fSorted;

    /** Creates the labels of an integer that is signed or not. */
    public Mappings(boolean signed, List<Mapping> mappings) {
        fSigned = signed;
        fMappings = List.copyOf(mappings);
        Comparator<Long> order = signed ? Long::compare : Long::compareUnsigned;
        Mapping[] sorted = fMappings.toArray(new Mapping[0]);
        Arrays.sort(sorted, (a, b) -> order.compare(a.range().low(), b.range().low()));
        for (int i = 1; i < sorted.length; i++) {
            if (order.compare(sorted[i - 1].range().high(), sorted[i].range().low()) >= 0) {
                sorted = new Mapping[0];
            }
        }
        fSorted = sorted;
    }

    /** All labels with their values, in the order of the metadata. */
    public List<Mapping> mappings() {
        return fMappings;
    }

    /** The values of a label; empty when there is no such label. */
    public Ranges rangesOf(String label) {
        Map<String, Ranges> byLabel = fByLabel;
        if (byLabel == null) {
            Map<String, List<Range>> lists = new HashMap<>();
            for (Mapping mapping : fMappings) {
                lists.computeIfAbsent(mapping.label(), key -> new ArrayList<>())
                        .add(mapping.range());
            }
            byLabel = new HashMap<>();
            for (var entry : lists.entrySet()) {
                byLabel.put(entry.getKey(), new Ranges(fSigned, entry.getValue()));
            }
            fByLabel = byLabel;
        }
        Ranges known = byLabel.get(label);
        return known == null ? new Ranges(fSigned, List.of()) : known;
    }

    /** The labels of a value, sorted, each once; empty when it has none. */
    public List<String> labelsOf(long value) {
        if (fSorted.length > 0) {
            Mapping found = find(value);
            return found == null ? List.of() : List.of(found.label());
        }
        TreeSet<String> labels = new TreeSet<>();
        for (Mapping mapping : fMappings) {
            if (mapping.range().contains(value, fSigned)) {
                labels.add(mapping.label());
            }
        }
        return List.copyOf(labels);
    }

    /** The labels of the bits that are set, sorted, for an integer that is a set of flags. */
    public List<String> labelsOfBits(long value, int size) {
        TreeSet<String> labels = new TreeSet<>();
        for (Mapping mapping : fMappings) {
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
        int high = fSorted.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            Range range = fSorted[middle].range();
            if (range.contains(value, fSigned)) {
                return fSorted[middle];
            }
            int side =
                    fSigned
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
