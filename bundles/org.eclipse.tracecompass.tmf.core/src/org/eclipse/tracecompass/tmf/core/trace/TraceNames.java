package org.eclipse.tracecompass.tmf.core.trace;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Names of the traces of an experiment: of each path the parts that tell it from the others.
 *
 * <p>A part is kept where paths differ and left out where all that have come to it go on together.
 * So the paths {@code demo/k-alpha/s1/kernel}, {@code demo/k-alpha/s1/ust/uid/0/64-bit} and {@code
 * demo/k-beta/s1/kernel} give {@code k-alpha/kernel}, {@code k-alpha/ust} and {@code k-beta}.
 */
final class TraceNames {

    private TraceNames() {}

    /**
     * Names paths.
     *
     * @param paths the paths of the traces
     * @return a name for each, unique, in the same order
     */
    static List<String> of(List<Path> paths) {
        List<Path> places = paths.stream().map(path -> path.toAbsolutePath().normalize()).toList();
        Map<String, Set<String>> below = new HashMap<>();
        for (Path place : places) {
            StringBuilder above = new StringBuilder();
            for (Path part : place) {
                below.computeIfAbsent(above.toString(), key -> new HashSet<>())
                        .add(part.toString());
                above.append('/').append(part);
            }
        }
        List<String> names = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        for (Path place : places) {
            String name = name(place, below);
            String unique = name;
            for (int number = 2; !taken.add(unique); number++) {
                unique = name + " (" + number + ')';
            }
            names.add(unique);
        }
        return names;
    }

    private static String name(Path place, Map<String, Set<String>> below) {
        List<String> kept = new ArrayList<>();
        StringBuilder above = new StringBuilder();
        for (Path part : place) {
            if (below.getOrDefault(above.toString(), Set.of()).size() > 1) {
                kept.add(part.toString());
            }
            above.append('/').append(part);
        }
        return kept.isEmpty() ? last(place) : String.join("/", kept);
    }

    private static String last(Path place) {
        Path name = place.getFileName();
        return name == null ? place.toString() : name.toString();
    }
}
