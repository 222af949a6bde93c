package org.eclipse.tracecompass.tmf.tables.core;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.TableAnalyses.OfTrace;

/** Table {@code attributes}: what states are of, by id. */
final class AttributeTable {

    /** The names of deeper attributes are only in their paths. */
    private static final int LEVELS = 8;

    private record Attribute(StateSource source, int quark) {

        @Nullable
        Integer parent() {
            int parent = source.history().getParentAttributeQuark(quark);
            return parent == ITmfStateSystem.ROOT_ATTRIBUTE ? null : source.id(parent);
        }

        String[] names() {
            return source.history().getFullAttributePathArray(quark);
        }

        @Nullable
        String name(int level) {
            String[] names = names();
            return level < names.length ? names[level] : null;
        }
    }

    private static final List<Column<Attribute>> COLUMNS = columns();

    private AttributeTable() {}

    private static List<Column<Attribute>> columns() {
        List<Column<Attribute>> columns = new ArrayList<>();
        columns.add(Column.text("trace", "name of the trace", row -> row.source.trace().name()));
        columns.add(
                Column.optionalText(
                        "host",
                        "id of the host; none for an experiment",
                        row -> row.source.trace().host()));
        columns.add(Column.text("analysis", "id of the analysis", row -> row.source.analysis()));
        columns.add(
                Column.integer(
                        "id",
                        "number of the attribute in the analysis of the trace",
                        row -> row.source.id(row.quark)));
        columns.add(
                Column.optionalInteger(
                        "parent", "id of the attribute above; none at the top", Attribute::parent));
        columns.add(
                Column.text(
                        "path",
                        "names of the attribute and those above it, joined by slashes",
                        row -> row.source.path(row.quark)));
        columns.add(
                Column.text(
                        "name",
                        "its name",
                        row -> row.source.history().getAttributeName(row.quark)));
        columns.add(
                Column.integer("depth", "how many names the path has", row -> row.names().length));
        for (int i = 0; i < LEVELS; i++) {
            int level = i;
            columns.add(
                    Column.optionalText(
                            "level" + (i + 1),
                            i == 0 ? "first name of the path" : "name number " + (i + 1),
                            row -> row.name(level)));
        }
        return List.copyOf(columns);
    }

    static ITraceTable of(List<OfTrace> analyses) {
        return new RowTable<>(
                "attributes", monitor -> COLUMNS, scan -> new AttributeRows(analyses, scan));
    }

    private static final class AttributeRows implements Rows<Attribute> {

        private final TableScan scan;
        private final StateSources sources;
        private @Nullable StateSource source;
        private Iterator<Integer> quarks = List.<Integer>of().iterator();

        AttributeRows(List<OfTrace> analyses, TableScan scan) {
            this.scan = scan;
            this.sources = new StateSources(analyses, scan);
        }

        @Override
        public @Nullable Attribute next() throws TableException {
            StateSource current = source;
            while (current == null || !quarks.hasNext()) {
                current = sources.next();
                if (current == null) {
                    return null;
                }
                source = current;
                quarks = current.quarks(scan.paths()).iterator();
            }
            return new Attribute(current, quarks.next());
        }

        @Override
        public double progress() {
            return sources.progress(0);
        }
    }
}
