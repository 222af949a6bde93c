package org.eclipse.tracecompass.analysis.timing.core.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.eclipse.tracecompass.analysis.timing.core.compare.Profile.Key;
import org.junit.jupiter.api.Test;

/** Differences of profiles, and what is said of their significance. */
class ComparisonTest {

    private static final Key READ = new Key("worker", "read");
    private static final Key WRITE = new Key("worker", "write");

    private static Profile profile(Key key, long... times) {
        Profile profile = new Profile("syscall", true);
        for (long time : times) {
            profile.add(key, time);
        }
        return profile;
    }

    @Test
    void theGreatestDifferenceComesFirstInEitherDirection() {
        Profile before = profile(READ, 100, 100);
        before.add(WRITE, 1000);
        Profile now = profile(READ, 150, 150);
        now.add(WRITE, 100);
        now.add(new Key("other", "close"), 10);
        List<Difference> differences = Comparison.of(before, now);
        assertThat(differences)
                .extracting(d -> d.key().item() + ' ' + d.difference())
                .containsExactly("write -900", "read 100", "close 10");
        assertThat(differences.get(1).change()).hasValue(50);
        assertThat(differences.get(2).change()).isEmpty();
    }

    @Test
    void aProfileEqualsItself() {
        Profile profile = profile(READ, new Random(1).longs(1000, 0, 100).toArray());
        assertThat(Comparison.of(profile, profile))
                .allSatisfy(
                        d -> {
                            assertThat(d.difference()).isZero();
                            assertThat(d.effect()).hasValue(0);
                            assertThat(d.probability()).hasValue(1);
                        });
    }

    /** The probability was computed from ranks, with the error function of another library. */
    @Test
    void theProbabilityIsThatOfTheTestOfMannAndWhitney() {
        long[] a = {1, 2, 2, 3, 5, 8, 9, 9, 11, 14};
        long[] b = {2, 4, 6, 9, 12, 12, 15, 18, 20, 21};
        Difference difference = Comparison.of(profile(READ, a), profile(READ, b)).get(0);
        // Pairs in which b is longer, less those in which it is shorter, of 100.
        int pairs = 0;
        for (long x : a) {
            for (long y : b) {
                pairs += Long.compare(y, x);
            }
        }
        assertThat(difference.effect().getAsDouble()).isCloseTo(pairs / 100.0, within(1e-12));
        assertThat(difference.probability().getAsDouble()).isCloseTo(0.053092, within(1e-6));
    }

    @Test
    void chanceDifferencesAreRarelySignificant() {
        Random random = new Random(3);
        int significant = 0;
        for (int i = 0; i < 1000; i++) {
            long[] a = random.longs(40, 0, 1000).toArray();
            long[] b = random.longs(40, 0, 1000).toArray();
            Difference difference = Comparison.of(profile(READ, a), profile(READ, b)).get(0);
            significant += difference.probability().getAsDouble() < 0.05 ? 1 : 0;
        }
        assertThat(significant).isBetween(25, 75);
    }

    @Test
    void fewTimesOrSumsHaveNoSignificance() {
        assertThat(
                        Comparison.of(profile(READ, 1, 2, 3, 4), profile(READ, 1, 2, 3, 4, 5))
                                .get(0)
                                .effect())
                .isEmpty();
        Profile sums = new Profile("syscall", false);
        for (int i = 0; i < 9; i++) {
            sums.add(READ, i);
        }
        assertThat(Comparison.of(sums, sums).get(0).probability()).isEmpty();
    }

    @Test
    void profilesOfOtherItemsAreNotCompared() {
        assertThatThrownBy(
                        () ->
                                Comparison.of(
                                        new Profile("state", true), new Profile("syscall", true)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("state");
    }

    @Test
    void ofManyTimesAnEvenSelectionIsKept() {
        Samples samples = new Samples();
        int many = 5 * Samples.LIMIT + 3;
        for (int i = 0; i < many; i++) {
            samples.add(i);
        }
        assertThat(samples.count()).isEqualTo(many);
        assertThat(samples.total()).isEqualTo(many * (many - 1L) / 2);
        long[] kept = samples.kept();
        assertThat(kept.length).isBetween(Samples.LIMIT / 2, Samples.LIMIT);
        assertThat(Arrays.stream(kept)).allMatch(time -> time % 8 == 0);
        assertThat(kept).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void namesLoseWhatDiffersFromRunToRun() {
        assertThat(Roles.of("net (373) 0x7fcc07accf80")).isEqualTo("net 0x…");
        assertThat(Roles.of("kworker/u8:5 (262)")).isEqualTo("kworker/u8");
        assertThat(Roles.of("kworker/0:1H-kblockd")).isEqualTo("kworker/0H");
        assertThat(Roles.of("CPU 0")).isEqualTo("CPU 0");
    }
}
