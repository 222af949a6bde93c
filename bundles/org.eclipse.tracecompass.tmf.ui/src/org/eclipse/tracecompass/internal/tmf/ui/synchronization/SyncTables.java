package org.eclipse.tracecompass.internal.tmf.ui.synchronization;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.synchronization.HostNames;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm.SyncQuality;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Host;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Pair;
import org.eclipse.tracecompass.tmf.ui.widgets.CopiedText;

/** The hosts and the pairs of a report as two tables. */
final class SyncTables {

    private static final double MICRO = 1e3;
    private static final int MILLION = 1_000_000;

    private final Table hosts;
    private final Table pairs;
    private List<Pair> shown = List.of();

    SyncTables(Composite parent, Consumer<Pair> pairSelected) {
        hosts =
                table(
                        parent,
                        Messages.Sync_Host,
                        Messages.Sync_Quality,
                        Messages.Sync_Ahead,
                        Messages.Sync_Speed,
                        Messages.Sync_Traces);
        pairs =
                table(
                        parent,
                        Messages.Sync_Hosts,
                        Messages.Sync_Quality,
                        Messages.Sync_Messages,
                        Messages.Sync_Corners,
                        Messages.Sync_SpeedOfOther,
                        Messages.Sync_Within,
                        Messages.Sync_Slowest,
                        Messages.Sync_Before,
                        Messages.Sync_After);
        pairs.addListener(
                SWT.Selection,
                e -> {
                    int index = pairs.getSelectionIndex();
                    if (index >= 0 && index < shown.size()) {
                        pairSelected.accept(shown.get(index));
                    }
                });
    }

    private static Table table(Composite parent, String... columns) {
        Table table = new Table(parent, SWT.FULL_SELECTION | SWT.MULTI | SWT.BORDER);
        table.setHeaderVisible(true);
        for (String name : columns) {
            TableColumn column = new TableColumn(table, SWT.LEFT);
            column.setText(name);
            column.setMoveable(true);
        }
        Menu menu = new Menu(table);
        MenuItem copy = new MenuItem(menu, SWT.PUSH);
        copy.setText(Messages.Sync_Copy);
        copy.addListener(SWT.Selection, e -> copy(table));
        table.setMenu(menu);
        table.addListener(
                SWT.KeyDown,
                e -> {
                    if (e.keyCode == 'c' && (e.stateMask & SWT.MOD1) != 0) {
                        copy(table);
                    }
                });
        return table;
    }

    /** The selected rows, or all, with their header and tabs in between. */
    private static void copy(Table table) {
        StringBuilder text = new StringBuilder();
        StringJoiner header = new StringJoiner("\t");
        for (TableColumn column : table.getColumns()) {
            header.add(column.getText());
        }
        text.append(header).append('\n');
        TableItem[] items = table.getSelectionCount() > 0 ? table.getSelection() : table.getItems();
        for (TableItem item : items) {
            StringJoiner row = new StringJoiner("\t");
            for (int i = 0; i < table.getColumnCount(); i++) {
                row.add(item.getText(i));
            }
            text.append(row).append('\n');
        }
        CopiedText.put(text.toString());
    }

    /** The table of the pairs. */
    Table pairs() {
        return pairs;
    }

    /**
     * Gives each table the height of its rows, or two fifths of the whole if that is less.
     *
     * @param sash has the tables and something else, one below the other
     */
    void fit(SashForm sash) {
        int whole = sash.getClientArea().height;
        int most = whole * 2 / 5;
        int above = Math.min(most, hosts.computeSize(SWT.DEFAULT, SWT.DEFAULT).y);
        int below = Math.min(most, pairs.computeSize(SWT.DEFAULT, SWT.DEFAULT).y);
        if (above > 0 && below > 0) {
            sash.setWeights(above, below, whole - above - below);
        }
    }

    /** Shows a report and selects its first pair; returns that, null without pairs. */
    @Nullable
    Pair show(SynchronizationReport report, HostNames names) {
        hosts.setRedraw(false);
        hosts.removeAll();
        for (Host host : report.hosts()) {
            new TableItem(hosts, SWT.NONE).setText(cells(host, report, names));
        }
        pack(hosts);
        hosts.setRedraw(true);
        pairs.setRedraw(false);
        pairs.removeAll();
        shown = report.pairs();
        for (Pair pair : shown) {
            TableItem item = new TableItem(pairs, SWT.NONE);
            item.setText(cells(pair, names));
        }
        pack(pairs);
        pairs.setRedraw(true);
        if (shown.isEmpty()) {
            return null;
        }
        pairs.select(0);
        return shown.get(0);
    }

    private static void pack(Table table) {
        for (TableColumn column : table.getColumns()) {
            column.pack();
        }
    }

    private static String[] cells(Host host, SynchronizationReport report, HostNames names) {
        boolean isReference = host.reference().equals(host.host());
        long at = report.talkedAt(host.host());
        return new String[] {
            names.name(host.host()),
            isReference && host.host().equals(report.reference())
                    ? Messages.Sync_IsReference
                    : quality(host.quality()),
            isReference ? "" : ClockShifts.text(at - host.transform().transform(at)) + " s",
            isReference ? "" : speed(host),
            String.join(", ", names.traces(host.host()))
        };
    }

    private static String speed(Host host) {
        return host.pieces().size() > 1
                ? Texts.bind(Messages.Sync_Pieces, host.pieces().size())
                : ppm(
                        BigDecimal.ONE.divide(
                                host.pieces().getFirst().slope(), MathContext.DECIMAL64));
    }

    private static String[] cells(Pair pair, HostNames names) {
        BigDecimal bound = pair.bound();
        return new String[] {
            names.name(pair.a()) + " \u2194 " + names.name(pair.b()),
            quality(pair.quality()),
            Texts.number(pair.fromA()) + " \u2192  \u2190 " + Texts.number(pair.fromB()),
            pair.cornersFromA() + " + " + pair.cornersFromB(),
            ppm(pair.line().slope()),
            bound == null ? "?" : "\u00b1 " + micros(bound.longValue() + 1),
            micros(pair.residual()),
            Texts.number(pair.violationsBefore()),
            Texts.number(pair.violationsAfter())
        };
    }

    private static String ppm(BigDecimal slope) {
        double ppm = slope.subtract(BigDecimal.ONE).doubleValue() * MILLION;
        return String.format(Locale.ROOT, "%+.3f ppm", ppm);
    }

    private static String micros(long nanos) {
        return String.format(Locale.ROOT, "%,.3f \u00b5s", nanos / MICRO);
    }

    static String quality(SyncQuality quality) {
        return switch (quality) {
            case ACCURATE -> Messages.Sync_Accurate;
            case APPROXIMATE -> Messages.Sync_Approximate;
            case INCOMPLETE -> Messages.Sync_Incomplete;
            case ABSENT -> Messages.Sync_Absent;
            case FAIL -> Messages.Sync_Fail;
        };
    }
}
