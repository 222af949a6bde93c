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
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Suggestions;

/** Checks tables, types and views. */
final class DefinitionChecker {

    private static final Set<String> PLAIN_TYPES = Set.of("int", "long", "double", "string");

    private record Typed(AttributeTyping typing, StatesFile file) {}

    private final Symbols symbols;
    private final Findings findings;
    private final Map<String, StatesFile> tables = new HashMap<>();
    private final Map<PathPattern, Typed> typings = new HashMap<>();
    private final Set<String> titles = new HashSet<>();

    DefinitionChecker(Symbols symbols, Findings findings) {
        this.symbols = symbols;
        this.findings = findings;
    }

    void table(Enumeration table, StatesFile file) {
        if (PLAIN_TYPES.contains(table.name())) {
            findings.error(
                    table.origin(), "A table cannot be named " + table.name(), "That is a type");
        }
        StatesFile before = tables.putIfAbsent(table.name(), file);
        if (before == file) {
            findings.error(table.origin(), "There are two tables " + table.name(), "");
        } else if (before != null
                && !symbols.table(table.name()).filter(table::equals).isPresent()) {
            findings.error(
                    table.origin(),
                    "There is another table " + table.name() + " in " + before.source(),
                    "Rename one of them");
        }
        Set<String> labels = new HashSet<>();
        Map<Long, String> values = new HashMap<>();
        for (Enumeration.Entry entry : table.entries()) {
            if (!labels.add(entry.label())) {
                findings.error(
                        entry.origin(),
                        "The label " + entry.label() + " is in the table twice",
                        "");
            }
            String other = values.putIfAbsent(entry.value(), entry.label());
            if (other != null) {
                findings.warning(
                        entry.origin(),
                        "The labels " + other + " and " + entry.label() + " have the same value",
                        "The first one is shown");
            }
        }
    }

    void typing(AttributeTyping typing, StatesFile file) {
        if (typing.type() instanceof AttributeType.Table named
                && symbols.table(named.enumeration()).isEmpty()) {
            List<String> known = new ArrayList<>(PLAIN_TYPES);
            symbols.tables().forEach(table -> known.add(table.name()));
            findings.error(
                    typing.origin(),
                    "There is no type or table " + named.enumeration(),
                    Suggestions.of(named.enumeration(), known));
        }
        Typed before = typings.putIfAbsent(typing.pattern(), new Typed(typing, file));
        if (before != null && !before.typing().type().equals(typing.type())) {
            findings.error(
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
        if (!titles.add(view.title())) {
            findings.warning(view.origin(), "There are two views " + view.title(), "");
        }
        List<String> path = new ArrayList<>(view.rows().segments());
        path.addAll(view.state());
        PathPattern states = new PathPattern(path);
        if (!writes.reach(states)) {
            findings.warning(
                    view.origin(),
                    "No rule changes an attribute of the view " + view.title() + ": " + states,
                    "");
        }
        if (view.kind() == View.Kind.XY && !view.links().isEmpty()) {
            findings.warning(view.origin(), "A chart has no links", "Leave them out");
        }
        for (PathPattern link : view.links()) {
            if (!writes.reach(link)) {
                findings.warning(
                        view.origin(), "No rule changes an attribute of the links " + link, "");
            }
        }
    }
}
