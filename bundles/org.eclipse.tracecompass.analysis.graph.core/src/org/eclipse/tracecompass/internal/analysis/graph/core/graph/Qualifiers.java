package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/** The numbers that stand for qualifiers of edges: many edges have the same. */
final class Qualifiers {

    private final List<String> texts = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    /** The number of a qualifier, 0 for none. */
    int numberOf(@Nullable String qualifier) {
        return qualifier == null ? 0 : numbers.computeIfAbsent(qualifier, this::added).intValue();
    }

    private Integer added(String qualifier) {
        texts.add(qualifier);
        return Integer.valueOf(texts.size());
    }

    @Nullable
    String of(int number) {
        return number == 0 ? null : texts.get(number - 1);
    }

    /** All qualifiers in the order of their numbers. */
    List<String> texts() {
        return texts;
    }
}
