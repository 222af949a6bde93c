package org.eclipse.tracecompass.internal.tmf.ui.traces;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The names under which open traces are listed. A trace that is named after its folder is listed
 * with the folder above, such as "s1/kernel", and with more of them where names would be the same.
 */
final class TraceListNames {

    private static final int LONG = 28;
    private static final int USUAL = 2;

    private TraceListNames() {}

    /** A name for each of some traces, in their order. */
    static List<String> of(Collection<? extends ITmfTrace> traces) {
        List<ITmfTrace> all = List.copyOf(traces);
        List<String> names = new ArrayList<>(all.stream().map(t -> name(t, USUAL)).toList());
        boolean grown = true;
        for (int parts = USUAL + 1; grown; parts++) {
            grown = false;
            List<String> before = List.copyOf(names);
            for (int i = 0; i < names.size(); i++) {
                if (Collections.frequency(before, before.get(i)) > 1) {
                    String longer = name(all.get(i), parts);
                    grown |= !longer.equals(names.set(i, longer));
                }
            }
        }
        return names;
    }

    private static String name(ITmfTrace trace, int parts) {
        String path = trace.getPath();
        String name = trace.getName();
        return path != null && path.endsWith(name) ? lastParts(path, name, parts) : name;
    }

    /** The end of a path; the plain name where the usual end would be long, or there is none. */
    static String lastParts(String path, String name, int parts) {
        try {
            Path all = Path.of(path);
            int count = all.getNameCount();
            if (count < USUAL || !all.isAbsolute()) {
                return name;
            }
            String last =
                    all.subpath(Math.max(0, count - parts), count).toString().replace('\\', '/');
            return parts == USUAL && last.length() > LONG ? name : last;
        } catch (InvalidPathException e) {
            return name;
        }
    }
}
