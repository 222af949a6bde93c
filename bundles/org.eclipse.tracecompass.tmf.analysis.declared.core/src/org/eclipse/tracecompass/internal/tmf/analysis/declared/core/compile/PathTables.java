package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The tables of all shapes of paths. */
final class PathTables {

    /**
     * How many shapes share their levels: enough for those of a usual declaration, and so few that
     * a level of which only the last column is used does not take much.
     */
    private static final int COLUMNS = 32;

    private final Map<String, PathTable> fByShape = new HashMap<>();
    private final Map<Integer, Integer> fCounts = new HashMap<>();
    private final List<Level> fRoots = new ArrayList<>();

    /**
     * Returns the table of a shape.
     *
     * @param shape tells shapes apart
     * @param variables how many variable parts it has
     */
    PathTable of(String shape, int variables) {
        return fByShape.computeIfAbsent(shape, s -> next(variables));
    }

    /** Shapes with another number of variable parts end on other levels: each has column 0. */
    private PathTable next(int variables) {
        int number = fCounts.merge(variables, 1, Integer::sum) - 1;
        int root = number / COLUMNS;
        if (root == fRoots.size()) {
            fRoots.add(new Level());
        }
        return new PathTable(fRoots.get(root), number % COLUMNS);
    }
}
