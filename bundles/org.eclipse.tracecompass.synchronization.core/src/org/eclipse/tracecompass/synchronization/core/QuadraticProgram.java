package org.eclipse.tracecompass.synchronization.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The point where a sum of squares is least among those that a list of inequalities allows.
 *
 * <p>Solved by the dual active-set method of Goldfarb and Idnani: it begins with the least point of
 * all and adds the inequality that is violated most until none is, which takes as many steps as
 * there are inequalities that count in the end, or a few more. The solution is unique. Each step
 * costs the square of the number of variables, and one look at all inequalities. Not thread-safe.
 */
final class QuadraticProgram {

    /** Values below this count as zero, for rows of about unit length. */
    private static final double EPSILON = 1e-9;

    /**
     * A step to where another row holds that is longer than this means that there is no such place.
     */
    private static final double FAR = 1e5;

    /** A row counts as a sum of others when less than this part of its square is not. */
    private static final double DEPENDENT = 1e-10;

    private final int variables;
    private final double[][] quadratic;
    private final double[] linear;
    private final List<Row> inequalities = new ArrayList<>();

    /**
     * A sparse row: {@code sum of coefficients[i] * x[variables[i]] + constant}.
     *
     * @param variables numbers of variables, each once
     * @param coefficients what they are multiplied with
     * @param constant what is added
     */
    record Row(int[] variables, double[] coefficients, double constant) {

        double at(double[] x) {
            double sum = constant;
            for (int i = 0; i < variables.length; i++) {
                sum += coefficients[i] * x[variables[i]];
            }
            return sum;
        }
    }

    /**
     * A problem without squares or inequalities.
     *
     * @param variables number of variables
     * @param ridge a small weight of the square of each variable, so that there is one solution
     */
    QuadraticProgram(int variables, double ridge) {
        this.variables = variables;
        quadratic = new double[variables][variables];
        linear = new double[variables];
        for (int i = 0; i < variables; i++) {
            quadratic[i][i] = ridge;
        }
    }

    /** Adds {@code weight * row^2} to what is to become least. */
    void addSquare(Row row, double weight) {
        for (int i = 0; i < row.variables.length; i++) {
            int v = row.variables[i];
            double scaled = weight * row.coefficients[i];
            for (int j = 0; j < row.variables.length; j++) {
                quadratic[v][row.variables[j]] += scaled * row.coefficients[j];
            }
            linear[v] -= scaled * row.constant;
        }
    }

    /** Demands {@code row >= 0}. */
    void addInequality(Row row) {
        inequalities.add(row);
    }

    /**
     * Solves the problem.
     *
     * @return the solution; null when the inequalities contradict each other
     */
    double @Nullable [] solve() {
        return new Search(false).run();
    }

    /**
     * Solves the problem, and leaves out inequalities that contradict those that were found to
     * count before: the least violated ones.
     *
     * @return the solution
     */
    double[] solveMost() {
        double[] solution = new Search(true).run();
        return solution == null ? new double[variables] : solution;
    }

    private final class Search {
        // J = L^-T, where quadratic = L * L^T; turned so that its first columns span the active
        // rows.
        private final double[][] j = new double[variables][variables];
        private final double[][] r = new double[variables][variables];
        private final double[] x = new double[variables];
        private final int[] active = new int[variables + 1];
        private final double[] multipliers = new double[variables + 1];
        private final BitSet leftOut = new BitSet();
        private final boolean isTolerant;
        private int size;

        Search(boolean isTolerant) {
            this.isTolerant = isTolerant;
        }

        double @Nullable [] run() {
            factorize();
            int most = 50 * (variables + 10) + inequalities.size();
            for (int step = 0; step < most; step++) {
                int worst = worst();
                if (worst < 0) {
                    return x;
                }
                if (!satisfy(worst)) {
                    if (!isTolerant) {
                        return null;
                    }
                    leftOut.set(worst);
                }
            }
            return isTolerant ? x : null;
        }

        private void factorize() {
            int n = variables;
            double[][] lower = new double[n][n];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j <= i; j++) {
                    double sum = quadratic[i][j];
                    for (int k = 0; k < j; k++) {
                        sum -= lower[i][k] * lower[j][k];
                    }
                    lower[i][j] = i == j ? Math.sqrt(Math.max(sum, 1e-300)) : sum / lower[j][j];
                }
            }
            // Column k of L^-T is row k of L^-1.
            for (int column = 0; column < n; column++) {
                double[] solved = new double[n];
                for (int i = column; i < n; i++) {
                    double sum = i == column ? 1 : 0;
                    for (int k = column; k < i; k++) {
                        sum -= lower[i][k] * solved[k];
                    }
                    solved[i] = sum / lower[i][i];
                    j[column][i] = solved[i];
                }
            }
            double[] inner = new double[n];
            for (int k = 0; k < n; k++) {
                for (int i = 0; i < n; i++) {
                    inner[k] += j[i][k] * linear[i];
                }
            }
            for (int i = 0; i < n; i++) {
                for (int k = 0; k < n; k++) {
                    x[i] += j[i][k] * inner[k];
                }
            }
        }

        private int worst() {
            int worst = -1;
            double least = -EPSILON;
            for (int i = 0; i < inequalities.size(); i++) {
                double value = inequalities.get(i).at(x);
                if (value < least && !isActive(i) && !leftOut.get(i)) {
                    least = value;
                    worst = i;
                }
            }
            return worst;
        }

        private boolean isActive(int row) {
            for (int i = 0; i < size; i++) {
                if (active[i] == row) {
                    return true;
                }
            }
            return false;
        }

        /** Moves to where an inequality holds too; false when there is no such place. */
        private boolean satisfy(int number) {
            Row row = inequalities.get(number);
            double added = 0;
            while (true) {
                double[] d = new double[variables];
                for (int i = 0; i < row.variables.length; i++) {
                    double[] line = j[row.variables[i]];
                    for (int k = 0; k < variables; k++) {
                        d[k] += line[k] * row.coefficients[i];
                    }
                }
                double[] r = backSubstitute(d);
                double partial = Double.POSITIVE_INFINITY;
                int leaving = -1;
                for (int i = 0; i < size; i++) {
                    if (r[i] > EPSILON && multipliers[i] / r[i] < partial) {
                        partial = multipliers[i] / r[i];
                        leaving = i;
                    }
                }
                double length = 0;
                double all = 0;
                for (int k = 0; k < variables; k++) {
                    all += d[k] * d[k];
                    length += k >= size ? d[k] * d[k] : 0;
                }
                double full =
                        length <= DEPENDENT * all ? Double.POSITIVE_INFINITY : -row.at(x) / length;
                double t = Math.min(partial, full);
                if (t == Double.POSITIVE_INFINITY || t * Math.sqrt(length) > FAR) {
                    return false;
                }
                for (int i = 0; i < size; i++) {
                    multipliers[i] -= t * r[i];
                }
                added += t;
                if (full < Double.POSITIVE_INFINITY) {
                    for (int i = 0; i < variables; i++) {
                        double sum = 0;
                        for (int k = size; k < variables; k++) {
                            sum += j[i][k] * d[k];
                        }
                        x[i] += t * sum;
                    }
                }
                if (full <= partial) {
                    activate(number, added, d);
                    return true;
                }
                deactivate(leaving);
            }
        }

        private double[] backSubstitute(double[] d) {
            double[] r = new double[size];
            for (int i = size - 1; i >= 0; i--) {
                double sum = d[i];
                for (int k = i + 1; k < size; k++) {
                    sum -= this.r[i][k] * r[k];
                }
                r[i] = sum / this.r[i][i];
            }
            return r;
        }

        private void activate(int number, double multiplier, double[] d) {
            for (int k = variables - 1; k > size; k--) {
                if (d[k] != 0) {
                    double h = Math.hypot(d[k - 1], d[k]);
                    rotate(k - 1, d[k - 1] / h, d[k] / h);
                    d[k - 1] = h;
                    d[k] = 0;
                }
            }
            for (int i = 0; i <= size; i++) {
                r[i][size] = d[i];
            }
            active[size] = number;
            multipliers[size] = multiplier;
            size++;
        }

        /** Turns columns k and k + 1 of J. */
        private void rotate(int k, double c, double s) {
            for (int i = 0; i < variables; i++) {
                double[] line = j[i];
                double first = line[k];
                line[k] = c * first + s * line[k + 1];
                line[k + 1] = c * line[k + 1] - s * first;
            }
        }

        private void deactivate(int leaving) {
            size--;
            for (int k = leaving; k < size; k++) {
                active[k] = active[k + 1];
                multipliers[k] = multipliers[k + 1];
                for (int i = 0; i <= k + 1; i++) {
                    r[i][k] = r[i][k + 1];
                }
            }
            for (int k = leaving; k < size; k++) {
                double h = Math.hypot(r[k][k], r[k + 1][k]);
                if (h == 0) {
                    continue;
                }
                double c = r[k][k] / h;
                double s = r[k + 1][k] / h;
                for (int column = k; column < size; column++) {
                    double upper = r[k][column];
                    r[k][column] = c * upper + s * r[k + 1][column];
                    r[k + 1][column] = c * r[k + 1][column] - s * upper;
                }
                rotate(k, c, s);
            }
            for (int i = 0; i < variables; i++) {
                r[i][size] = 0;
            }
            Arrays.fill(multipliers, size, multipliers.length, 0);
        }
    }
}
