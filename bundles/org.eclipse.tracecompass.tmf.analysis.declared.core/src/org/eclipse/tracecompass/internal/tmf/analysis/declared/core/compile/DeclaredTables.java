package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
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
        List<AttributePath> stacks = new ArrayList<>();
        for (StatesFile file : set.files()) {
            file.rules().forEach(rule -> stacks(rule.body(), stacks));
        }
        List<ValueTables.Use> uses = new ArrayList<>();
        for (StatesFile file : set.files()) {
            for (AttributeTyping typing : file.typings()) {
                // What no table explains is listed too: the first pattern counts.
                String table =
                        typing.type() instanceof AttributeType.Table(String name) ? name : "";
                PathPattern pattern = typing.pattern();
                boolean isStack = stacks.stream().anyMatch(path -> mayBe(path, pattern));
                uses.add(new ValueTables.Use(isStack ? pattern + "/*" : pattern.toString(), table));
            }
        }
        ValueTables.write(history, tables, uses);
    }

    private static void stacks(Block block, List<AttributePath> into) {
        for (Statement statement : block.statements()) {
            if (statement instanceof Statement.Push push) {
                into.add(push.path());
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
            String name = "*";
            if (segment.isConstant()) {
                name = "";
                for (AttributePath.Part part : segment.parts()) {
                    name += part instanceof AttributePath.Literal(String text) ? text : "";
                }
            } else if (i < pattern.segments().size()
                    && !pattern.segments().get(i).equals(PathPattern.ANY_DEPTH)) {
                name = pattern.segments().get(i);
            }
            example.add(name);
        }
        return pattern.matches(example);
    }
}
