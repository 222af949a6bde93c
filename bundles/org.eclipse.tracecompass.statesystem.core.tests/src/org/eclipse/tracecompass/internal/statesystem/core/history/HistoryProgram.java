package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemUtils;
import org.eclipse.tracecompass.statesystem.core.VisitedStates;

/**
 * Changes of a state system and of the oracle, and questions that compare the two.
 *
 * <p>Its numbers are parts of what there is when a step is taken: any part of a program is a
 * program, so that one that fails shrinks.
 *
 * @param start where the history starts
 * @param shape what all steps have in common
 * @param steps what is done, in this order
 * @param questions what is asked in turn, at steps that ask and at the end
 * @param rest time from the last change to the end
 */
public record HistoryProgram(
        long start, Shape shape, List<Step> steps, List<Questions> questions, int rest) {

    private static final int MOST_STEPS = 3000;

    /** Numbers of a step are out of so many. */
    private static final int UNIT_BITS = 12;

    private static final int UNIT = 1 << UNIT_BITS;

    /** Kinds of values of which there are few different ones. */
    private static final int[] FEW_VALUES = {0, 1, 3};

    private static final int KINDS = 6;

    enum Action {
        MODIFY,
        ADD_ATTRIBUTE,
        UPDATE,
        ASK
    }

    /**
     * What the steps of a program have in common.
     *
     * @param attributes the most attributes there may be
     * @param stepBits the longest time between changes, as a power of two
     * @param disorder whether changes may lie before earlier ones
     * @param together how many changes happen at the same time
     * @param fewValues whether all values are of a kind of which there are few
     */
    record Shape(int attributes, int stepBits, boolean disorder, int together, boolean fewValues) {

        static Arbitrary<Shape> any() {
            return Combinators.combine(
                            Arbitraries.oneOf(
                                    Arbitraries.integers().between(1, 5),
                                    Arbitraries.integers().between(1, 200)),
                            Arbitraries.frequencyOf(
                                    Tuple.of(9, Arbitraries.integers().between(0, 11)),
                                    Tuple.of(1, Arbitraries.integers().between(0, 49))),
                            Arbitraries.frequency(Tuple.of(3, false), Tuple.of(1, true)),
                            Arbitraries.oneOf(
                                    Arbitraries.just(1), Arbitraries.integers().between(2, 7)),
                            Arbitraries.of(false, true))
                    .as(Shape::new);
        }

        long steps(int part) {
            return (long) part << stepBits >> UNIT_BITS;
        }
    }

    /** One step; the numbers tell which attribute, how much later, how much before, which value. */
    record Step(Action action, int attribute, int later, int before, int value) {

        static Arbitrary<Step> any() {
            Arbitrary<Integer> part =
                    Arbitraries.integers()
                            .between(0, UNIT - 1)
                            .withDistribution(RandomDistribution.uniform());
            return Combinators.combine(
                            // Questions are dear: edge cases would make one step in twenty ask.
                            Arbitraries.frequency(
                                            Tuple.of(465, Action.MODIFY),
                                            Tuple.of(25, Action.ADD_ATTRIBUTE),
                                            Tuple.of(9, Action.UPDATE),
                                            Tuple.of(1, Action.ASK))
                                    .withoutEdgeCases(),
                            part,
                            part,
                            part,
                            part)
                    .as(Step::new);
        }

        /** Which attribute; the first ones change most. */
        int quark(int size) {
            return (int) (size * Math.pow((double) attribute / UNIT, 3));
        }

        /** The type of value depends on the attribute, as it must. */
        @Nullable
        Object value(boolean few, int quark) {
            int kind = (few ? FEW_VALUES[quark % FEW_VALUES.length] : quark) % KINDS;
            int n = value >> 3;
            long spread = value * 0x9E3779B97F4A7C15L;
            if ((value & 7) == 0) {
                return null;
            }
            return switch (kind) {
                case 0 -> n % 10;
                case 1 -> "value " + n % 20;
                case 2 -> spread;
                case 3 -> n % 5 / 7.0;
                case 4 -> "x".repeat(1020 + n % 10) + n % 3;
                default -> (int) (spread >>> 32);
            };
        }
    }

    /** A time to ask for: a part of the history, or where an interval begins. */
    record When(boolean atChange, int place, int offset) {

        static Arbitrary<When> any() {
            return Combinators.combine(
                            Arbitraries.of(false, true),
                            Arbitraries.integers()
                                    .between(0, 1 << 20)
                                    .withDistribution(RandomDistribution.uniform()),
                            Arbitraries.integers().between(-1, 1))
                    .as(When::new);
        }

        long in(ITmfStateSystem ss, NaiveHistory oracle) {
            long first = ss.getStartTime();
            long last = ss.getCurrentEndTime();
            long time = first + (long) ((last - first) * (place / (double) (1 << 20)));
            if (atChange) {
                var intervals = oracle.all(place % oracle.size());
                time = intervals.get(place / oracle.size() % intervals.size()).getStartTime();
            }
            return Math.clamp(time + offset, first, last);
        }
    }

    /** Every kind of question about some attributes and times; visits tell so many values apart. */
    record Questions(List<Integer> attributes, List<When> times, int numbers) {

        static Arbitrary<Questions> any() {
            return Combinators.combine(
                            Arbitraries.integers()
                                    .between(0, 199)
                                    .withDistribution(RandomDistribution.uniform())
                                    .list()
                                    .ofMinSize(1)
                                    .ofMaxSize(10),
                            When.any().list().ofMinSize(1).ofMaxSize(10),
                            Arbitraries.oneOf(
                                    Arbitraries.just(Integer.MAX_VALUE),
                                    Arbitraries.integers().between(0, 4)))
                    .as(Questions::new);
        }

        void ask(ITmfStateSystem ss, NaiveHistory oracle) {
            int size = oracle.size();
            if (size == 0) {
                return;
            }
            List<Integer> quarks = attributes.stream().limit(size).map(a -> a % size).toList();
            List<Long> asked = new ArrayList<>();
            times.forEach(time -> asked.add(time.in(ss, oracle)));
            for (long t : asked) {
                assertThat(ss.queryFullState(t)).isEqualTo(oracle.full(t));
                for (int quark : quarks) {
                    assertThat(ss.querySingleState(t, quark)).isEqualTo(oracle.at(t, quark));
                }
            }
            long from = Math.min(asked.getFirst(), asked.getLast());
            long to = Math.max(asked.getFirst(), asked.getLast());
            assertThat(ss.query2D(quarks, asked))
                    .containsExactlyInAnyOrderElementsOf(oracle.sampled(quarks, asked));
            assertThat(ss.query2D(quarks, asked.getFirst(), asked.getLast()))
                    .containsExactlyInAnyOrderElementsOf(oracle.range(quarks, from, to));
            assertThat(VisitedStates.of(ss, quarks, from, to, numbers))
                    .containsExactlyInAnyOrderElementsOf(oracle.range(quarks, from, to));
            int quark = quarks.getFirst();
            assertThat(StateSystemUtils.queryHistoryRange(ss, quark, from, to))
                    .isEqualTo(oracle.range(List.of(quark), from, to));
        }
    }

    /** Programs of any kind. */
    public static Arbitrary<HistoryProgram> any() {
        return Combinators.combine(
                        Arbitraries.oneOf(
                                Arbitraries.just(0L),
                                Arbitraries.longs().between(-1000, 0),
                                Arbitraries.of(1_700_000_000_000_000_000L, Long.MIN_VALUE / 4)),
                        Shape.any(),
                        Step.any()
                                .list()
                                .ofMaxSize(MOST_STEPS)
                                .withSizeDistribution(RandomDistribution.uniform()),
                        Questions.any().list().ofMinSize(1).ofMaxSize(4),
                        Arbitraries.integers().between(0, 1000))
                .as(HistoryProgram::new);
    }

    /** Builds and closes a history, and asks it now and then. */
    public void run(ITmfStateSystemBuilder ss, NaiveHistory oracle) {
        long t = ss.getStartTime();
        int done = 0;
        for (Step step : steps) {
            boolean room = oracle.size() < shape.attributes();
            if (oracle.size() == 0 || room && step.action() == Action.ADD_ATTRIBUTE) {
                ss.getQuarkAbsoluteAndAdd("a" + oracle.size());
                oracle.addAttribute();
            }
            t += done++ % shape.together() == 0 ? shape.steps(step.later()) : 0;
            int quark = step.quark(oracle.size());
            Object value = step.value(shape.fewValues(), quark);
            if (step.action() == Action.UPDATE) {
                ss.updateOngoingState(value, quark);
                oracle.update(value, quark);
            } else {
                long before = shape.disorder() ? 20 * shape.steps(step.before()) : 0;
                long at = Math.max(oracle.ongoingStart(quark), t - before);
                ss.modifyAttribute(at, value, quark);
                oracle.modify(at, value, quark);
            }
            if (step.action() == Action.ASK) {
                questions.get(done % questions.size()).ask(ss, oracle);
            }
        }
        questions.getFirst().ask(ss, oracle);
        long end = ss.getCurrentEndTime() + rest;
        ss.closeHistory(end);
        assertThat(ss.getCurrentEndTime()).isEqualTo(oracle.close(end));
        ask(ss, oracle);
    }

    /** Asks every question of the program. */
    public void ask(ITmfStateSystem ss, NaiveHistory oracle) {
        questions.forEach(question -> question.ask(ss, oracle));
    }
}
