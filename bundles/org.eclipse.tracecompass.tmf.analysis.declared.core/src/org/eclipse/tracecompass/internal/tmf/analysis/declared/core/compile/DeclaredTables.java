package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeType;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeTyping;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Enumeration;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/** Writes the tables of a set into its history. */
final class DeclaredTables {

    private static final String NO_TABLE = "";

    private DeclaredTables() {}

    static void write(DeclarationSet set, Symbols symbols, ITmfStateSystemBuilder history) {
        List<ValueTables.Table> tables = new ArrayList<>();
        for (Enumeration table : symbols.tables()) {
            SortedMap<Long, ValueTables.Look> looks = new TreeMap<>();
            for (Enumeration.Entry entry : table.entries()) {
                looks.putIfAbsent(
                        entry.value(),
                        new ValueTables.Look(
                                entry.text(),
                                entry.colour().isPresent() ? entry.colour().get() : null));
            }
            tables.add(new ValueTables.Table(table.name(), looks));
        }
        Map<String, AttributePath> stacks = new LinkedHashMap<>();
        for (StatesFile file : set.files()) {
            file.rules().forEach(rule -> stacks(rule.body(), stacks));
        }
        Set<ValueTables.Use> uses = new LinkedHashSet<>();
        for (StatesFile file : set.files()) {
            for (AttributeTyping typing : file.typings()) {
                // What no table explains is listed too: the first pattern counts.
                String table =
                        typing.type() instanceof AttributeType.Table(String name) ? name : NO_TABLE;
                PathPattern pattern = typing.pattern();
                // A stack holds its depth, the attributes below it the values.
                List<ValueTables.Use> depths =
                        stacks.entrySet().stream()
                                .filter(stack -> mayBe(stack.getValue(), pattern))
                                .map(stack -> new ValueTables.Use(stack.getKey(), NO_TABLE))
                                .toList();
                uses.addAll(depths);
                uses.add(new ValueTables.Use(pattern.toString(), table));
                if (!depths.isEmpty()) {
                    uses.add(new ValueTables.Use(pattern + "/*", table));
                }
            }
        }
        ValueTables.write(history, tables, uses);
    }

    /** Collects the stacks of a block by the pattern of their attributes. */
    private static void stacks(Block block, Map<String, AttributePath> into) {
        for (Statement statement : block.statements()) {
            if (statement instanceof Statement.Push push) {
                into.putIfAbsent(pattern(push.path()), push.path());
            } else if (statement instanceof Statement.If choice) {
                stacks(choice.then(), into);
                choice.otherwise().ifPresent(b -> stacks(b, into));
            }
        }
    }

    /** Returns whether a pattern may mean an attribute of a path, as far as that is known now. */
    private static boolean mayBe(AttributePath path, PathPattern pattern) {
        List<String> example = new ArrayList<>();
        for (int i = 0; i < path.segments().size(); i++) {
            AttributePath.Segment segment = path.segments().get(i);
            boolean isTold =
                    !segment.isConstant()
                            && i < pattern.segments().size()
                            && !pattern.segments().get(i).equals(PathPattern.ANY_DEPTH);
            example.add(isTold ? pattern.segments().get(i) : pattern(segment));
        }
        return pattern.matches(example);
    }

    /** Returns the pattern of all attributes of a path. */
    private static String pattern(AttributePath path) {
        return path.segments().stream()
                .map(DeclaredTables::pattern)
                .collect(Collectors.joining("/"));
    }

    private static String pattern(AttributePath.Segment segment) {
        return segment.parts().stream()
                .map(part -> part instanceof AttributePath.Literal(String text) ? text : "*")
                .collect(Collectors.joining());
    }
}
