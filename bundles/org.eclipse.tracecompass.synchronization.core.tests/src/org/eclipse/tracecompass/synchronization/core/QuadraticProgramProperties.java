package org.eclipse.tracecompass.synchronization.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.arbitraries.ListArbitrary;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.tracecompass.synchronization.core.QuadraticProgram.Row;
import org.junit.jupiter.api.Test;

/** The solution is allowed, and no allowed point beside it is better. */
class QuadraticProgramProperties {

    private static final double RIDGE = 0.01;
    private static final int MOST_VARIABLES = 8;

    private final List<Row> squares = new ArrayList<>();
    private final List<Row> inequalities = new ArrayList<>();

    /**
     * A row as drawn: its constant, as a part of what is possible, and more numbers than it needs.
     */
    record Draft(double constant, List<Double> coefficients) {

        Row row(int variables, double least, double most) {
            int[] numbers = new int[variables];
            double[] used = new double[variables];
            for (int i = 0; i < variables; i++) {
                numbers[i] = i;
                used[i] = coefficients.get(i);
            }
            return new Row(numbers, used, least + constant * (most - least));
        }
    }

    @Provide
    Arbitrary<List<Draft>> squares() {
        return drafts().ofSize(MOST_VARIABLES);
    }

    @Provide
    Arbitrary<List<Draft>> inequalities() {
        return drafts().ofMaxSize(30).withSizeDistribution(RandomDistribution.uniform());
    }

    private static ListArbitrary<Draft> drafts() {
        return Combinators.combine(
                        Arbitraries.doubles().between(0, 1).ofScale(6),
                        Arbitraries.doubles()
                                .between(-1, 1)
                                .ofScale(6)
                                .withDistribution(RandomDistribution.uniform())
                                .list()
                                .ofSize(MOST_VARIABLES))
                .as(Draft::new)
                .list();
    }

    private double cost(double[] x) {
        double cost = 0;
        for (double value : x) {
            cost += RIDGE * value * value;
        }
        for (Row row : squares) {
            cost += row.at(x) * row.at(x);
        }
        return cost;
    }

    private boolean isAllowed(double[] x, double margin) {
        return inequalities.stream().allMatch(row -> row.at(x) >= margin);
    }

    /** The points beside stay drawn from a seed: they are many, and any one may fail. */
    @Property(tries = 300)
    void noAllowedPointIsBetter(
            @ForAll("squares") List<Draft> squares,
            @ForAll("inequalities") List<Draft> inequalities,
            @ForAll @IntRange(min = 1, max = MOST_VARIABLES) int variables,
            @ForAll long seed) {
        this.squares.clear();
        this.inequalities.clear();
        Random random = new Random(seed);
        QuadraticProgram program = new QuadraticProgram(variables, RIDGE);
        for (Draft draft : squares.subList(0, variables)) {
            Row square = draft.row(variables, -9, 9);
            this.squares.add(square);
            program.addSquare(square, 1);
        }
        for (Draft draft : inequalities) {
            // The point 0 is always allowed.
            Row inequality = draft.row(variables, 0.1, 3);
            this.inequalities.add(inequality);
            program.addInequality(inequality);
        }
        double[] solution = program.solve();
        assertThat(solution).isNotNull();
        if (solution == null) {
            return;
        }
        assertThat(isAllowed(solution, -1e-6)).isTrue();
        double least = cost(solution);
        for (int i = 0; i < 300; i++) {
            double[] other = solution.clone();
            double step = Math.pow(10, random.nextDouble(-4, 1));
            for (int v = 0; v < variables; v++) {
                other[v] += step * random.nextGaussian();
            }
            if (isAllowed(other, 0)) {
                assertThat(cost(other)).isGreaterThanOrEqualTo(least - 1e-6);
            }
        }
    }

    @Test
    void contradictionsHaveNoSolutionButOneThatLeavesThemOut() {
        QuadraticProgram program = new QuadraticProgram(1, 1);
        program.addInequality(new Row(new int[] {0}, new double[] {1}, -5));
        program.addInequality(new Row(new int[] {0}, new double[] {-1}, 3));
        assertThat(program.solve()).isNull();
        assertThat(program.solveMost()).hasSize(1);
        assertThat(program.solveMost()[0]).isEqualTo(5);
    }
}
