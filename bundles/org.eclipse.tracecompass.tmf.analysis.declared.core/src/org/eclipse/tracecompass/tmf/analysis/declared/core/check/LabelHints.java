package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Enumeration;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Suggestions;

/** Labels that may be meant by names that are none. */
final class LabelHints {

    /** A search compares a name with thousands of labels; a file may have thousands of names. */
    private static final int MAX_SEARCHES = 50;

    private record Search(String name, String table) {}

    private final Map<Search, String> known = new HashMap<>();

    /** Returns a hint that names the nearest label; empty if none is near, or after many names. */
    String of(String name, Enumeration table) {
        Search search = new Search(name, table.name());
        String hint = known.get(search);
        if (hint == null && known.size() < MAX_SEARCHES) {
            hint =
                    Suggestions.of(
                            name, table.entries().stream().map(Enumeration.Entry::label).toList());
            known.put(search, hint);
        }
        return hint == null ? "" : hint;
    }
}
