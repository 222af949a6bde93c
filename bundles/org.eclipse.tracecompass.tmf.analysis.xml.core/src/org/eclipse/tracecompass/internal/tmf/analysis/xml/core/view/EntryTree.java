package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.w3c.dom.Element;

/** Finds the rows of a time graph: for each entry of the view the attributes that it means. */
final class EntryTree {

    /** So many rows are made; nobody scrolls through more. */
    private static final int MAX_ROWS = 50_000;

    private final ITmfTrace trace;
    private final @Nullable IProgressMonitor monitor;
    private final Map<Element, Integer> numbers = new IdentityHashMap<>();
    private int rows;

    EntryTree(ITmfTrace trace, @Nullable IProgressMonitor monitor) {
        this.trace = trace;
        this.monitor = monitor;
    }

    /** Returns the top rows of a view. */
    List<EntryRow> rows(Element view, ITmfStateSystem states) {
        return rows(view, states, ITmfStateSystem.ROOT_ATTRIBUTE, List.of(), null);
    }

    private List<EntryRow> rows(
            Element parent,
            ITmfStateSystem states,
            int base,
            List<String> wildcards,
            EntryRow.@Nullable Key above) {
        List<EntryRow> all = new ArrayList<>();
        for (Element entry : Elements.children(parent, "entry")) {
            String analysis = Elements.attribute(entry, "analysisId");
            ITmfStateSystem own =
                    analysis.isEmpty()
                            ? states
                            : TmfStateSystemAnalysisModule.getStateSystem(trace, analysis);
            if (own != null) {
                int number = numbers.computeIfAbsent(entry, key -> numbers.size());
                List<EntryRow> rows = new ArrayList<>();
                PathMatcher.find(
                        own,
                        analysis.isEmpty() ? base : ITmfStateSystem.ROOT_ATTRIBUTE,
                        Elements.attribute(entry, "path"),
                        wildcards,
                        (quark, matched) -> {
                            EntryRow row = row(entry, number, own, quark, matched, above);
                            if (row != null) {
                                rows.add(row);
                            }
                        });
                all.addAll(nested(rows));
            }
        }
        return all;
    }

    private @Nullable EntryRow row(
            Element entry,
            int number,
            ITmfStateSystem states,
            int quark,
            List<String> wildcards,
            EntryRow.@Nullable Key above) {
        if (rows >= MAX_ROWS || monitor != null && monitor.isCanceled()) {
            return null;
        }
        Element display = Elements.child(entry, "display");
        int displayed = EntryAttribute.find(display, states, quark);
        boolean isShown = displayed != ITmfStateSystem.INVALID_ATTRIBUTE;
        if (!isShown && (display != null || Elements.child(entry, "entry") == null)) {
            return null;
        }
        rows++;
        String name =
                EntryAttribute.firstText(
                        states, EntryAttribute.find(Elements.child(entry, "name"), states, quark));
        ITmfStateInterval first = EntryAttribute.first(states, displayed);
        ITmfStateInterval last = EntryAttribute.last(states, displayed);
        EntryRow.Key key = new EntryRow.Key(number, states.getSSID(), quark, above);
        EntryRow row =
                new EntryRow(
                        key,
                        states,
                        displayed,
                        Elements.flag(entry, "displayText", false),
                        name == null ? states.getAttributeName(quark) : name,
                        text(entry, "id", states, quark),
                        text(entry, "parent", states, quark),
                        first == null ? states.getStartTime() : first.getStartTime(),
                        last == null ? states.getCurrentEndTime() : last.getEndTime());
        row.children.addAll(rows(entry, states, quark, wildcards, key));
        return row;
    }

    private static @Nullable String text(
            Element entry, String part, ITmfStateSystem states, int quark) {
        return EntryAttribute.firstText(
                states, EntryAttribute.find(Elements.child(entry, part), states, quark));
    }

    /** Puts the rows of an entry below each other as they name their parents. */
    private static List<EntryRow> nested(List<EntryRow> rows) {
        Map<String, List<EntryRow>> byId = new HashMap<>();
        for (EntryRow row : rows) {
            byId.computeIfAbsent(row.id, key -> new ArrayList<>()).add(row);
        }
        Map<EntryRow, EntryRow> parents = new IdentityHashMap<>();
        List<EntryRow> top = new ArrayList<>();
        for (EntryRow row : rows) {
            EntryRow parent = parent(row, byId, parents);
            if (parent == null) {
                top.add(row);
            } else {
                parents.put(row, parent);
                parent.children.add(row);
            }
        }
        return top;
    }

    private static @Nullable EntryRow parent(
            EntryRow row, Map<String, List<EntryRow>> byId, Map<EntryRow, EntryRow> parents) {
        String id = row.parentId;
        if (id == null) {
            return null;
        }
        for (EntryRow candidate : byId.getOrDefault(id, List.of())) {
            if (candidate != row
                    && candidate.overlaps(row)
                    && !ancestors(candidate, parents).contains(row)) {
                return candidate;
            }
        }
        return null;
    }

    private static Set<EntryRow> ancestors(EntryRow row, Map<EntryRow, EntryRow> parents) {
        Set<EntryRow> ancestors = new HashSet<>();
        for (EntryRow each = row; each != null; each = parents.get(each)) {
            ancestors.add(each);
        }
        return ancestors;
    }
}
