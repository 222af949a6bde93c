package org.eclipse.tracecompass.tmf.ui.xychart;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.CheckStateChangedEvent;
import org.eclipse.jface.viewers.CheckboxTreeViewer;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ICheckStateProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary;
import org.eclipse.tracecompass.common.core.filter.LabelVocabulary;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.ui.widgets.FilterText;
import org.eclipse.tracecompass.tmf.ui.widgets.Sorting;
import org.eclipse.tracecompass.tmf.xychart.core.ChartEntry;
import org.eclipse.tracecompass.tmf.xychart.core.ChartTree;

/**
 * The rows of a chart at its left: which series there are, which are shown and in what colour. A
 * field above filters them. For the UI thread.
 */
final class ChartRows {

    private static final int SWATCH = 12;
    private static final int NAME_WIDTH = 140;
    private static final int NUMBER_WIDTH = 44;
    private static final int DURATION_WIDTH = 84;
    private static final int TEXT_WIDTH = 110;

    /** The room that a tree leaves at both sides of a text, and for the mark of sorting. */
    private static final int CELL_MARGIN = 20;

    /** The listener and data source of the rows. */
    interface Host {

        /** Whether the series of a row is shown. */
        boolean isShown(ChartEntry entry);

        /** The colour of the series of a row. */
        int colour(ChartEntry entry);

        /** The tooltip of a row; empty for none. */
        String tooltip(ChartEntry entry);

        /** The user wants series shown, or no longer. */
        void choose(Set<Long> rows, boolean show);
    }

    private final Host host;
    private final Composite area;
    private final FilterText filter;
    private @Nullable RowFilter wanted;
    private @Nullable Set<Long> passing;
    private final CheckboxTreeViewer viewer;
    private final Map<Integer, Image> swatches = new HashMap<>();
    private ChartTree rows = ChartTree.EMPTY;
    private final Map<Long, ChartEntry> current = new HashMap<>();
    private List<LabelColumn> columns = List.of();
    private final Sorting<Integer> sorting = new Sorting<>();

    ChartRows(Composite parent, Host host) {
        this.host = host;
        area = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        area.setLayout(layout);
        filter = new FilterText(area, FilterDialect.FREE, this::vocabulary);
        filter.text().setMessage(Messages.Rows_Filter);
        filter.text().setToolTipText(Messages.Rows_FilterHelp);
        filter.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        filter.text().addListener(SWT.Modify, e -> filterChanged());
        Tree tree =
                new Tree(
                        area,
                        SWT.CHECK | SWT.FULL_SELECTION | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
        tree.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        tree.setHeaderVisible(true);
        viewer = new CheckboxTreeViewer(tree);
        viewer.setUseHashlookup(true);
        viewer.setContentProvider(new Content());
        viewer.setCheckStateProvider(new Checks());
        viewer.addCheckStateListener(this::checked);
        viewer.addFilter(new NameFilter());
        viewer.setInput(this);
        ColumnViewerToolTipSupport.enableFor(viewer);
        tree.addListener(SWT.Resize, e -> fitName());
        tree.addListener(SWT.Dispose, e -> swatches.values().forEach(Image::dispose));
        setColumns(List.of(new LabelColumn("", "", LabelColumn.Kind.TEXT)));
    }

    Composite area() {
        return area;
    }

    /** The tree, for menus and tests. */
    Tree tree() {
        return viewer.getTree();
    }

    /** The row that is selected; null if there is none. */
    @Nullable
    ChartEntry selected() {
        return current.get(viewer.getStructuredSelection().getFirstElement());
    }

    /** Shows the rows of an answer; what was expanded, selected or scrolled to stays so. */
    void show(ChartTree shown) {
        Set<Long> seen = seen();
        rows = shown;
        current.clear();
        shown.entries().forEach(e -> current.put(e.id(), e));
        if (!shown.columns().isEmpty() && !shown.columns().equals(columns)) {
            setColumns(shown.columns());
        }
        fitNumbers();
        search();
        Object top = scrolledTo();
        viewer.getTree().setRedraw(false);
        try {
            fill(seen);
            scrollTo(top);
        } finally {
            viewer.getTree().setRedraw(true);
        }
    }

    /** The uppermost row that is seen; null if it is the first one, which others may precede. */
    private @Nullable Object scrolledTo() {
        Tree tree = viewer.getTree();
        TreeItem top = tree.getTopItem();
        return top == null || top == tree.getItem(0) ? null : top.getData();
    }

    private void scrollTo(@Nullable Object element) {
        if (element != null && viewer.testFindItem(element) instanceof TreeItem item) {
            viewer.getTree().setTopItem(item);
        }
    }

    /** Draws colours and check marks again. */
    void update() {
        refresh();
    }

    /** Forgets the rows of the trace before. */
    void clear() {
        rows = ChartTree.EMPTY;
        current.clear();
        passing = null;
        viewer.refresh();
    }

    private static List<Long> ids(List<ChartEntry> entries) {
        return entries.stream().map(ChartEntry::id).toList();
    }

    /** Shows or hides the selected rows, or all that the filter lets through. */
    void chooseAll(boolean show) {
        Set<Long> ids = new HashSet<>();
        for (ChartEntry entry : rows.entries()) {
            if (entry.hasSeries() && (!show || passes(entry))) {
                ids.add(entry.id());
            }
        }
        host.choose(ids, show);
    }

    private void checked(CheckStateChangedEvent event) {
        Object[] selected = viewer.getStructuredSelection().toArray();
        Set<Long> ids = new HashSet<>();
        boolean amongSelected = List.of(selected).contains(event.getElement());
        for (Object element : amongSelected ? selected : new Object[] {event.getElement()}) {
            ChartEntry entry = current.get(element);
            if (entry != null && entry.hasSeries()) {
                ids.add(entry.id());
            } else if (entry != null) {
                addBelow(entry, ids);
            }
        }
        host.choose(ids, event.getChecked());
    }

    private void addBelow(ChartEntry entry, Set<Long> ids) {
        for (ChartEntry child : rows.children(entry.id())) {
            if (child.hasSeries() && passes(child)) {
                ids.add(child.id());
            }
            addBelow(child, ids);
        }
    }

    /** The last good filter stays in force while the one in the field is wrong. */
    private void filterChanged() {
        try {
            RowFilter typed = RowFilter.parse(filter.text().getText());
            if (typed != null) {
                typed.search(columns());
            }
            wanted = typed;
            filter.say((String) null);
        } catch (FilterSyntaxException e) {
            filter.say(e);
            return;
        }
        refresh();
        if (wanted != null) {
            viewer.expandAll();
        }
    }

    /** Shows the rows that pass the filter, each looked at anew. */
    private void refresh() {
        Set<Long> seen = seen();
        search();
        fill(seen);
    }

    /** Fills the tree; the first rows are expanded. */
    private void fill(Set<Long> seen) {
        boolean first = viewer.getTree().getItemCount() == 0;
        viewer.refresh();
        if (wanted == null && first) {
            viewer.expandToLevel(2);
        } else if (wanted != null) {
            // Below a row that was not seen before may be what the filter lets through.
            seen().stream()
                    .filter(id -> !seen.contains(id) && !rows.children(id).isEmpty())
                    .forEach(id -> viewer.setExpandedState(id, true));
        }
    }

    /** The rows that the filter lets through, and those above them. */
    private Set<Long> seen() {
        Set<Long> seen = new HashSet<>();
        for (ChartEntry entry : rows.entries()) {
            ChartEntry row = passes(entry) ? entry : null;
            while (row != null && seen.add(row.id())) {
                row = rows.entry(row.parentId());
            }
        }
        return seen;
    }

    /** Looks which rows pass the filter. */
    private void search() {
        RowFilter now = wanted;
        passing = null;
        if (now != null) {
            try {
                Predicate<List<String>> test = now.search(columns());
                Set<Long> found = new HashSet<>();
                rows.entries().stream()
                        .filter(entry -> test.test(entry.labels()))
                        .forEach(entry -> found.add(entry.id()));
                passing = found;
            } catch (FilterSyntaxException | CostlyPatternException e) {
                filter.say(e.getMessage());
            }
        }
    }

    private FilterColumns columns() {
        return FilterColumns.of(columns.stream().map(LabelColumn::title).toList());
    }

    private FilterVocabulary vocabulary() {
        return new LabelVocabulary(
                columns(), rows.entries().stream().map(ChartEntry::labels).toList());
    }

    private boolean passes(ChartEntry entry) {
        Set<Long> found = passing;
        return found == null || found.contains(entry.id());
    }

    // --- columns

    private void setColumns(List<LabelColumn> wanted) {
        for (TreeColumn old : viewer.getTree().getColumns()) {
            old.dispose();
        }
        columns = wanted;
        for (int c = 0; c < wanted.size(); c++) {
            int index = c;
            LabelColumn column = wanted.get(c);
            boolean right = column.kind() != LabelColumn.Kind.TEXT;
            TreeViewerColumn made = new TreeViewerColumn(viewer, right ? SWT.RIGHT : SWT.LEFT);
            made.getColumn().setText(column.title());
            made.getColumn().setToolTipText(column.tooltip());
            made.getColumn().setWidth(c == 0 ? NAME_WIDTH : width(column));
            made.getColumn().setMoveable(c > 0);
            made.getColumn().addListener(SWT.Selection, e -> sortBy(made.getColumn(), index));
            made.setLabelProvider(new Labels(index));
        }
        fitName();
    }

    /** Names have the room that the other columns leave. */
    private void fitName() {
        Tree tree = viewer.getTree();
        if (tree.getColumnCount() == 0) {
            return;
        }
        int room = tree.getClientArea().width;
        for (int c = 1; c < tree.getColumnCount(); c++) {
            room -= tree.getColumn(c).getWidth();
        }
        int width = Math.max(NAME_WIDTH, room);
        if (tree.getColumn(0).getWidth() != width) {
            tree.getColumn(0).setWidth(width);
        }
    }

    /** Columns of numbers become as wide as their longest number: part of one is a wrong one. */
    private void fitNumbers() {
        Tree tree = viewer.getTree();
        boolean wider = false;
        GC gc = new GC(tree);
        try {
            for (int c = 1; c < columns.size(); c++) {
                TreeColumn column = tree.getColumn(c);
                int needed = gc.stringExtent(longest(c)).x + CELL_MARGIN;
                if (columns.get(c).kind() != LabelColumn.Kind.TEXT && column.getWidth() < needed) {
                    column.setWidth(needed);
                    wider = true;
                }
            }
        } finally {
            gc.dispose();
        }
        if (wider) {
            fitName();
        }
    }

    /** The longest text of a column, its title included. */
    private String longest(int column) {
        String longest = columns.get(column).title();
        for (ChartEntry entry : rows.entries()) {
            String text = text(entry, column);
            longest = text.length() > longest.length() ? text : longest;
        }
        return longest;
    }

    private String text(ChartEntry entry, int column) {
        String label = entry.label(column);
        if (columns.get(column).kind() == LabelColumn.Kind.DURATION && !label.isEmpty()) {
            try {
                return TimeText.aligned(Long.parseLong(label));
            } catch (NumberFormatException e) {
                return label;
            }
        }
        return label;
    }

    private static int width(LabelColumn column) {
        return switch (column.kind()) {
            case DURATION -> DURATION_WIDTH;
            case TEXT -> TEXT_WIDTH;
            case NUMBER, TIME -> NUMBER_WIDTH;
        };
    }

    private void sortBy(TreeColumn column, int index) {
        sorting.click(index, columns.get(index).kind() != LabelColumn.Kind.TEXT);
        Integer by = sorting.column();
        Tree tree = viewer.getTree();
        tree.setSortColumn(by == null ? null : column);
        tree.setSortDirection(sorting.mark());
        viewer.setComparator(by == null ? null : new ByColumn(by, sorting.isDescending()));
    }

    private final class ByColumn extends ViewerComparator {
        private final int column;
        private final boolean descending;

        ByColumn(int column, boolean descending) {
            this.column = column;
            this.descending = descending;
        }

        @Override
        public int compare(@Nullable Viewer v, @Nullable Object a, @Nullable Object b) {
            ChartEntry x = current.get(a);
            ChartEntry y = current.get(b);
            if (x == null || y == null) {
                return 0;
            }
            int order = NaturalOrder.ANY_CASE.compare(x.label(column), y.label(column));
            return descending ? -order : order;
        }
    }

    private final class Labels extends ColumnLabelProvider {
        private final int column;

        Labels(int column) {
            this.column = column;
        }

        @Override
        public String getText(@Nullable Object element) {
            ChartEntry entry = current.get(element);
            return entry == null ? "" : text(entry, column);
        }

        @Override
        public @Nullable String getToolTipText(@Nullable Object element) {
            ChartEntry entry = current.get(element);
            String text = entry == null ? "" : host.tooltip(entry);
            return text.isEmpty() ? null : text;
        }

        @Override
        public @Nullable Image getImage(@Nullable Object element) {
            ChartEntry entry = current.get(element);
            return column == 0 && entry != null && entry.hasSeries()
                    ? swatch(host.isShown(entry) ? host.colour(entry) : 0)
                    : null;
        }
    }

    /** A small square in a colour; an empty one for 0, so that names stay in line. */
    private Image swatch(int argb) {
        return swatches.computeIfAbsent(
                argb,
                key -> {
                    PaletteData palette = new PaletteData(0xff0000, 0xff00, 0xff);
                    ImageData data = new ImageData(SWATCH, SWATCH, 24, palette);
                    data.alphaData = new byte[SWATCH * SWATCH];
                    Image image;
                    if (key != 0) {
                        for (int y = 1; y < SWATCH - 1; y++) {
                            for (int x = 1; x < SWATCH - 1; x++) {
                                data.setPixel(x, y, key & 0xffffff);
                                data.setAlpha(x, y, 255);
                            }
                        }
                    }
                    image = new Image(viewer.getTree().getDisplay(), data);
                    return image;
                });
    }

    private final class Checks implements ICheckStateProvider {
        @Override
        public boolean isChecked(@Nullable Object element) {
            ChartEntry entry = current.get(element);
            return entry != null && (entry.hasSeries() ? host.isShown(entry) : anyBelow(entry));
        }

        @Override
        public boolean isGrayed(@Nullable Object element) {
            ChartEntry entry = current.get(element);
            return entry != null && !entry.hasSeries();
        }

        private boolean anyBelow(ChartEntry entry) {
            for (ChartEntry child : rows.children(entry.id())) {
                if (child.hasSeries() ? host.isShown(child) : anyBelow(child)) {
                    return true;
                }
            }
            return false;
        }
    }

    private final class NameFilter extends ViewerFilter {
        @Override
        public boolean select(
                @Nullable Viewer v, @Nullable Object parent, @Nullable Object element) {
            ChartEntry entry = current.get(element);
            return entry != null && any(entry);
        }

        private boolean any(ChartEntry entry) {
            if (passes(entry)) {
                return true;
            }
            for (ChartEntry child : rows.children(entry.id())) {
                if (any(child)) {
                    return true;
                }
            }
            return false;
        }
    }

    private final class Content implements ITreeContentProvider {
        @Override
        public Object[] getElements(@Nullable Object input) {
            return ids(rows.roots()).toArray();
        }

        @Override
        public Object[] getChildren(@Nullable Object element) {
            return element instanceof Long id
                    ? new ArrayList<Object>(ids(rows.children(id))).toArray()
                    : new Object[0];
        }

        @Override
        public @Nullable Object getParent(@Nullable Object element) {
            ChartEntry entry = current.get(element);
            return entry == null || !current.containsKey(entry.parentId())
                    ? null
                    : Long.valueOf(entry.parentId());
        }

        @Override
        public boolean hasChildren(@Nullable Object element) {
            return element instanceof Long id && !rows.children(id).isEmpty();
        }
    }
}
