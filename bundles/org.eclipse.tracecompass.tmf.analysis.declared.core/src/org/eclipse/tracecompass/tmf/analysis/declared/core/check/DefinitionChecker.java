package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeType;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeTyping;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Enumeration;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;

/** Checks tables, types and views. */
final class DefinitionChecker {

    private static final Set<String> PLAIN_TYPES = Set.of("int", "long", "double", "string");

    private record Typed(AttributeTyping typing, StatesFile file) {}

    private final Symbols fSymbols;
    private final Findings fFindings;
    private final Map<String, StatesFile> fTables = new HashMap<>();
    private final Map<PathPattern, Typed> fTypings = new HashMap<>();
    private final Set<String> fTitles = new HashSet<>();

    DefinitionChecker(Symbols symbols, Findings findings) {
        fSymbols = symbols;
        fFindings = findings;
    }

    void table(Enumeration table, StatesFile file) {
        if (PLAIN_TYPES.contains(table.name())) {
            fFindings.error(
                    table.origin(), "A table cannot be named " + table.name(), "That is a type");
        }
        StatesFile before = fTables.putIfAbsent(table.name(), file);
        if (before == file) {
            fFindings.error(table.origin(), "There are two tables " + table.name(), "");
        } else if (before != null
                && !fSymbols.table(table.name()).filter(table::equals).isPresent()) {
            fFindings.error(
                    table.origin(),
                    "There is another table " + table.name() + " in " + before.source(),
                    "Rename one of them");
        }
        Set<String> labels = new HashSet<>();
        Map<Long, String> values = new HashMap<>();
        for (Enumeration.Entry entry : table.entries()) {
            if (!labels.add(entry.label())) {
                fFindings.error(
                        entry.origin(),
                        "The label " + entry.label() + " is in the table twice",
                        "");
            }
            String other = values.putIfAbsent(entry.value(), entry.label());
            if (other != null) {
                fFindings.warning(
                        entry.origin(),
                        "The labels " + other + " and " + entry.label() + " have the same value",
                        "The first one is shown");
            }
        }
    }

    void typing(AttributeTyping typing, StatesFile file) {
        if (typing.type() instanceof AttributeType.Table named
                && fSymbols.table(named.enumeration()).isEmpty()) {
            List<String> known = new ArrayList<>(PLAIN_TYPES);
            fSymbols.tables().forEach(table -> known.add(table.name()));
            fFindings.error(
                    typing.origin(),
                    "There is no type or table " + named.enumeration(),
                    Suggestions.of(named.enumeration(), known));
        }
        Typed before = fTypings.putIfAbsent(typing.pattern(), new Typed(typing, file));
        if (before != null && !before.typing().type().equals(typing.type())) {
            fFindings.error(
                    typing.origin(),
                    "The type of "
                            + typing.pattern()
                            + " is "
                            + typing.type().word()
                            + " here and "
                            + before.typing().type().word()
                            + " in "
                            + before.file().source()
                            + ':'
                            + before.typing().origin().line(),
                    "An attribute has one type");
        }
    }

    void view(View view, Writes writes) {
        if (!fTitles.add(view.title())) {
            fFindings.warning(view.origin(), "There are two views " + view.title(), "");
        }
        List<String> path = new ArrayList<>(view.rows().segments());
        path.addAll(view.state());
        PathPattern states = new PathPattern(path);
        if (!writes.reach(states)) {
            fFindings.warning(
                    view.origin(),
                    "No rule changes an attribute of the view " + view.title() + ": " + states,
                    "");
        }
        if (view.kind() == View.Kind.XY && !view.links().isEmpty()) {
            fFindings.warning(view.origin(), "A chart has no links", "Leave them out");
        }
        for (PathPattern link : view.links()) {
            if (!writes.reach(link)) {
                fFindings.warning(
                        view.origin(), "No rule changes an attribute of the links " + link, "");
            }
        }
    }
}
