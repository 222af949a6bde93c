package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/** Finds the levels of elements in a history whose layout is not known. */
public final class StackPatterns {

    private static final String ANY = "*";

    private final ITmfStateSystem history;

    /** The names on the ways to call stacks, from the top; {@link #ANY} where they differ. */
    private final List<String> names = new ArrayList<>();

    private StackPatterns(ITmfStateSystem history) {
        this.history = history;
    }

    /**
     * Looks for attributes that have a call stack. Costs a walk over the attributes.
     *
     * @param history the history, which may still be growing
     * @return the levels, the outermost first: of the first one, the path of two names from the
     *     top; of the others a name. Empty if no call stack is at least two names deep.
     */
    public static List<String[]> of(ITmfStateSystem history) {
        StackPatterns patterns = new StackPatterns(history);
        patterns.walk(ITmfStateSystem.ROOT_ATTRIBUTE, new ArrayList<>());
        List<String> names = patterns.names;
        List<String[]> levels = new ArrayList<>();
        if (names.size() >= 2) {
            levels.add(new String[] {names.get(0), names.get(1)});
            names.subList(2, names.size()).forEach(name -> levels.add(new String[] {name}));
        }
        return levels;
    }

    private void walk(int quark, List<String> path) {
        for (Integer child : history.getSubAttributes(quark, false)) {
            String name = history.getAttributeName(child.intValue());
            if (name.equals(InstrumentedCallStackAnalysis.CALL_STACK)) {
                add(path);
            } else {
                path.add(name);
                walk(child.intValue(), path);
                path.remove(path.size() - 1);
            }
        }
    }

    private void add(List<String> path) {
        for (int i = 0; i < path.size(); i++) {
            @Nullable String known = i < names.size() ? names.get(i) : null;
            if (known == null) {
                names.add(path.get(i));
            } else if (!known.equals(path.get(i))) {
                names.set(i, ANY);
            }
        }
    }
}
