package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The tables of all shapes of paths. */
final class PathTables {

    /**
     * The number of shapes that share their levels: enough for a usual declaration, and so few that
     * a level of which only the last column is used does not take much.
     */
    private static final int COLUMNS = 32;

    private final Map<String, PathTable> byShape = new HashMap<>();
    private final Map<Integer, Integer> counts = new HashMap<>();
    private final List<PathLevel> roots = new ArrayList<>();
    private final PathMemory memory;

    PathTables(RunLimits limits) {
        memory = new PathMemory(limits);
    }

    /**
     * Returns the table of a shape.
     *
     * @param shape tells shapes apart
     * @param variables how many variable parts it has
     */
    PathTable of(String shape, int variables) {
        return byShape.computeIfAbsent(shape, s -> next(variables));
    }

    /** Shapes with another number of variable parts end on other levels: each has column 0. */
    private PathTable next(int variables) {
        int number = counts.merge(variables, 1, Integer::sum) - 1;
        int root = number / COLUMNS;
        if (root == roots.size()) {
            roots.add(new PathLevel());
        }
        return new PathTable(roots.get(root), number % COLUMNS, memory);
    }
}
