package org.eclipse.tracecompass.internal.tmf.core.synchronization;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.tracecompass.internal.tmf.core.synchronization.QuadraticProgram.Row;
import org.junit.jupiter.api.Test;

/** The solution is allowed, and no allowed point beside it is better. */
class QuadraticProgramProperties {

    private static final double RIDGE = 0.01;

    private final List<Row> fSquares = new ArrayList<>();
    private final List<Row> fInequalities = new ArrayList<>();

    private static Row row(int variables, double constant, Random random) {
        int[] numbers = new int[variables];
        double[] coefficients = new double[variables];
        for (int i = 0; i < variables; i++) {
            numbers[i] = i;
            coefficients[i] = random.nextDouble(-1, 1);
        }
        return new Row(numbers, coefficients, constant);
    }

    private double cost(double[] x) {
        double cost = 0;
        for (double value : x) {
            cost += RIDGE * value * value;
        }
        for (Row row : fSquares) {
            cost += row.at(x) * row.at(x);
        }
        return cost;
    }

    private boolean isAllowed(double[] x, double margin) {
        return fInequalities.stream().allMatch(row -> row.at(x) >= margin);
    }

    @Property(tries = 300)
    void noAllowedPointIsBetter(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 8) int variables,
            @ForAll @IntRange(min = 0, max = 30) int inequalities) {
        fSquares.clear();
        fInequalities.clear();
        Random random = new Random(seed);
        QuadraticProgram program = new QuadraticProgram(variables, RIDGE);
        for (int i = 0; i < variables; i++) {
            Row square = row(variables, random.nextDouble(-9, 9), random);
            fSquares.add(square);
            program.addSquare(square, 1);
        }
        for (int i = 0; i < inequalities; i++) {
            // The point 0 is always allowed.
            Row inequality = row(variables, random.nextDouble(0.1, 3), random);
            fInequalities.add(inequality);
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
