package org.eclipse.tracecompass.analysis.timing.core.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * Matches the times of two profiles by row and item. Costs a sort of the kept times of each key.
 */
public final class Comparison {

    private static final Samples NONE = new Samples();

    private Comparison() {}

    /**
     * Compares two profiles.
     *
     * @param first what was before
     * @param second what is now
     * @return every row and item of either, the greatest difference first
     * @throws IllegalArgumentException if they have items of different kinds
     */
    public static List<Difference> of(Profile first, Profile second) {
        if (!first.by().equals(second.by())) {
            throw new IllegalArgumentException(
                    "One profile is by " + first.by() + ", the other by " + second.by());
        }
        Map<Profile.Key, Samples> before = first.samples();
        Map<Profile.Key, Samples> now = second.samples();
        Set<Profile.Key> keys = new LinkedHashSet<>(before.keySet());
        keys.addAll(now.keySet());
        boolean repeated = first.isRepeated() && second.isRepeated();
        List<Difference> differences = new ArrayList<>();
        for (Profile.Key key : keys) {
            differences.add(
                    difference(
                            key,
                            before.getOrDefault(key, NONE),
                            now.getOrDefault(key, NONE),
                            repeated));
        }
        differences.sort(
                Comparator.comparingLong((Difference d) -> -Math.abs(d.difference()))
                        .thenComparing(d -> d.key().row())
                        .thenComparing(d -> d.key().item()));
        return differences;
    }

    private static Difference difference(Profile.Key key, Samples a, Samples b, boolean repeated) {
        OptionalDouble effect = OptionalDouble.empty();
        OptionalDouble probability = OptionalDouble.empty();
        if (repeated && RankTest.isPossible(a, b)) {
            RankTest test = RankTest.of(a.kept(), b.kept());
            effect = OptionalDouble.of(test.delta());
            probability = OptionalDouble.of(test.probability());
        }
        return new Difference(key, a.total(), b.total(), a.count(), b.count(), effect, probability);
    }
}
