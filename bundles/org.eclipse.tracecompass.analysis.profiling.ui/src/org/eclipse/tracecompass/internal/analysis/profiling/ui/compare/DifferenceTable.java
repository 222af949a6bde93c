package org.eclipse.tracecompass.internal.analysis.profiling.ui.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.analysis.timing.core.compare.Difference;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.widgets.CopiedText;
import org.eclipse.tracecompass.tmf.ui.widgets.RowGrid;

/** The differences, sorted by any column; what grew is red, what shrank is blue. */
final class DifferenceTable implements RowGrid.Rows {

    private static final Color LONGER = new Color(0xc2, 0x41, 0x0c);
    private static final Color LONGER_ON_DARK = new Color(0xff, 0x8a, 0x5c);
    private static final Color SHORTER = new Color(0x2b, 0x7b, 0xba);
    private static final Color SHORTER_ON_DARK = new Color(0x74, 0xb9, 0xf2);
    private static final double MIDDLE = 0.4;
    private static final int DIFFERENCE = 4;

    private record Column(
            String title,
            String help,
            boolean right,
            int width,
            Comparator<Difference> order,
            Function<Difference, String> text) {}

    private static final List<Column> COLUMNS =
            List.of(
                    new Column(
                            Messages.Compare_Row,
                            Messages.Compare_RowHelp,
                            false,
                            190,
                            Comparator.comparing(d -> d.key().row(), NaturalOrder.ANY_CASE),
                            d -> d.key().row()),
                    new Column(
                            Messages.Compare_Item,
                            Messages.Compare_ItemHelp,
                            false,
                            190,
                            Comparator.comparing(d -> d.key().item(), NaturalOrder.ANY_CASE),
                            d -> d.key().item()),
                    new Column(
                            Messages.Compare_A,
                            Messages.Compare_AHelp,
                            true,
                            105,
                            Comparator.comparingLong(Difference::a).reversed(),
                            d -> TimeText.aligned(d.a())),
                    new Column(
                            Messages.Compare_B,
                            Messages.Compare_BHelp,
                            true,
                            105,
                            Comparator.comparingLong(Difference::b).reversed(),
                            d -> TimeText.aligned(d.b())),
                    new Column(
                            Messages.Compare_Difference,
                            Messages.Compare_DifferenceHelp,
                            true,
                            115,
                            Comparator.comparingLong((Difference d) -> -Math.abs(d.difference())),
                            d -> TimeText.signed(d.difference())),
                    new Column(
                            Messages.Compare_Change,
                            Messages.Compare_ChangeHelp,
                            true,
                            90,
                            byNumber(Difference::change),
                            DifferenceTable::change),
                    new Column(
                            Messages.Compare_Counts,
                            Messages.Compare_CountsHelp,
                            true,
                            105,
                            Comparator.comparingLong((Difference d) -> -d.countA() - d.countB()),
                            d -> d.countA() + " / " + d.countB()),
                    new Column(
                            Messages.Compare_Effect,
                            Messages.Compare_EffectHelp,
                            true,
                            70,
                            byNumber(Difference::effect),
                            d -> number(d.effect(), "%+.2f")),
                    new Column(
                            Messages.Compare_Chance,
                            Messages.Compare_ChanceHelp,
                            true,
                            85,
                            byNumber(d -> negative(d.probability())),
                            d -> number(d.probability(), "%.2g")));

    private final RowGrid grid;
    private final Consumer<Difference> selected;
    private List<Difference> rows = List.of();
    private boolean repeated;
    private int sort = DIFFERENCE;
    private boolean reversed;

    DifferenceTable(Composite parent, Consumer<Difference> selected) {
        this.selected = selected;
        grid = new RowGrid(parent, this);
        for (int c = 0; c < COLUMNS.size(); c++) {
            Column column = COLUMNS.get(c);
            int index = c;
            grid.addColumn(column.title(), column.help(), column.right(), column.width())
                    .addListener(SWT.Selection, e -> sortBy(index));
        }
        grid.addRest();
        CopiedText.offer(grid.table(), Messages.Compare_Copy, this::selectedTexts);
    }

    private static Comparator<Difference> byNumber(Function<Difference, OptionalDouble> value) {
        return Comparator.comparingDouble(
                d -> {
                    OptionalDouble known = value.apply(d);
                    return known.isEmpty()
                            ? Double.POSITIVE_INFINITY
                            : -Math.abs(known.getAsDouble());
                });
    }

    /** The smallest probability is the most interesting. */
    private static OptionalDouble negative(OptionalDouble probability) {
        return probability.isEmpty()
                ? probability
                : OptionalDouble.of(1 - probability.getAsDouble());
    }

    Control control() {
        return grid;
    }

    Table table() {
        return grid.table();
    }

    List<Difference> rows() {
        return rows;
    }

    /** Returns the lines for a file: times in ns, nothing where it is not known. */
    ValueTable.Rows fileRows() {
        return ValueTable.Rows.of(
                List.of(
                        Messages.Compare_Row,
                        Messages.Compare_Item,
                        Messages.Compare_A,
                        Messages.Compare_B,
                        Messages.Compare_Difference,
                        Messages.Compare_Change,
                        Messages.Compare_CountA,
                        Messages.Compare_CountB,
                        Messages.Compare_Effect,
                        Messages.Compare_Chance),
                List.copyOf(rows),
                d ->
                        Arrays.asList(
                                d.key().row(),
                                d.key().item(),
                                d.a(),
                                d.b(),
                                d.difference(),
                                value(d.change()),
                                d.countA(),
                                d.countB(),
                                value(d.effect()),
                                value(d.probability())));
    }

    private static @Nullable Double value(OptionalDouble value) {
        return value.isEmpty() ? null : Double.valueOf(value.getAsDouble());
    }

    /** Shows other differences. */
    void show(List<Difference> differences, boolean hasRepetitions) {
        rows = new ArrayList<>(differences);
        repeated = hasRepetitions;
        arrange();
    }

    private void sortBy(int column) {
        reversed = column == sort && !reversed;
        sort = column;
        arrange();
    }

    private void arrange() {
        Comparator<Difference> order = COLUMNS.get(sort).order();
        List<Difference> sorted = new ArrayList<>(rows);
        sorted.sort(reversed ? order.reversed() : order);
        rows = sorted;
        grid.setSort(sort, COLUMNS.get(sort).right() != reversed);
        grid.setSelection(-1);
    }

    @Override
    public long size() {
        return rows.size();
    }

    @Override
    public void fill(TableItem item, long row) {
        Difference difference = rows.get((int) row);
        for (int c = 0; c < COLUMNS.size(); c++) {
            item.setText(c, COLUMNS.get(c).text().apply(difference));
        }
        item.setForeground(DIFFERENCE, colour(difference.difference()));
    }

    private @Nullable Color colour(long difference) {
        RGB back = grid.table().getBackground().getRGB();
        boolean dark = Colours.luminance(back.red << 16 | back.green << 8 | back.blue) < MIDDLE;
        return difference > 0
                ? dark ? LONGER_ON_DARK : LONGER
                : difference < 0 ? dark ? SHORTER_ON_DARK : SHORTER : null;
    }

    @Override
    public void selected(long row) {
        selected.accept(rows.get((int) row));
    }

    @Override
    public void shown() {
        // Without repetitions, these cells are empty for a reason.
        String why = repeated ? Messages.Compare_TooFew : Messages.Compare_NoRepetitions;
        grid.table()
                .getColumn(COLUMNS.size() - 1)
                .setToolTipText(Messages.Compare_ChanceHelp + why);
        grid.table()
                .getColumn(COLUMNS.size() - 2)
                .setToolTipText(Messages.Compare_EffectHelp + why);
    }

    private List<List<String>> selectedTexts() {
        long row = grid.selection();
        if (row < 0 || row >= rows.size()) {
            return List.of();
        }
        Difference difference = rows.get((int) row);
        return List.of(COLUMNS.stream().map(column -> column.text().apply(difference)).toList());
    }

    private static String change(Difference difference) {
        return difference.a() == 0 && difference.b() > 0
                ? Messages.Compare_New
                : number(difference.change(), "%+.1f %%");
    }

    private static String number(OptionalDouble value, String format) {
        return value.isEmpty()
                ? ""
                : String.format(Locale.ROOT, format, Double.valueOf(value.getAsDouble()));
    }
}
