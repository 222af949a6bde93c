package org.eclipse.tracecompass.internal.tmf.statemap.ui;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapTotals;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapTotals.Total;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.TagSelection;

/**
 * The totals of a span: states, below them the members of their tags, below these the values. What
 * is selected is chosen; Esc chooses nothing again.
 */
final class TotalsTree extends Composite {

    private static final int MOST_VALUES = 200;
    private static final int SWATCH = 12;

    private final Tree tree;
    private final Label hint;
    private final Consumer<@Nullable TagSelection> chosen;
    private final LocalResourceManager resources;
    private final Map<Integer, Image> swatches = new HashMap<>();
    private @Nullable TagSelection choice;

    TotalsTree(Composite parent, Consumer<@Nullable TagSelection> chosen) {
        super(parent, SWT.NONE);
        this.chosen = chosen;
        this.resources = new LocalResourceManager(JFaceResources.getResources(), this);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 2;
        setLayout(layout);
        tree = new Tree(this, SWT.SINGLE | SWT.FULL_SELECTION);
        tree.setHeaderVisible(true);
        tree.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        column(Messages.Totals_State, SWT.LEFT, 140);
        column(Messages.Totals_Time, SWT.RIGHT, 96);
        column(Messages.Totals_Share, SWT.RIGHT, 66);
        hint = new Label(this, SWT.WRAP);
        hint.setText(Messages.Totals_Hint);
        hint.setLayoutData(new GridData(SWT.FILL, SWT.END, true, false));
        hint.setVisible(false);
        tree.addListener(SWT.Selection, e -> select(e.item instanceof TreeItem item ? item : null));
        tree.addListener(
                SWT.KeyDown,
                e -> {
                    if (e.keyCode == SWT.ESC) {
                        choose(null);
                    }
                });
    }

    private void column(String title, int style, int width) {
        TreeColumn column = new TreeColumn(tree, style);
        column.setText(title);
        column.setWidth(width);
    }

    /** Shows other totals; what is open and chosen stays so. */
    void show(StatemapTotals totals) {
        Set<Object> open = new HashSet<>();
        remember(tree.getItems(), open);
        tree.setRedraw(false);
        tree.removeAll();
        for (Total total : totals.states()) {
            TreeItem state = new TreeItem(tree, SWT.NONE);
            set(
                    state,
                    total.state(),
                    total.nanos(),
                    totals.nanos(),
                    new TagSelection(total.state(), "", ""));
            state.setImage(swatch(total.colour()));
            total.tags().forEach((member, values) -> member(state, total, member, values, open));
            state.setExpanded(open.contains(state.getData()));
        }
        reveal(tree.getItems());
        tree.setRedraw(true);
        hint.setVisible(tree.getItemCount() > 0);
    }

    private void member(
            TreeItem state,
            Total total,
            String member,
            Map<String, Long> values,
            Set<Object> open) {
        TreeItem by = new TreeItem(state, SWT.NONE);
        by.setText(0, NLS.bind(Messages.Totals_By, member));
        by.setData(total.state() + '\n' + member);
        values.entrySet().stream()
                .limit(MOST_VALUES)
                .forEach(
                        value ->
                                set(
                                        new TreeItem(by, SWT.NONE),
                                        value.getKey(),
                                        value.getValue(),
                                        total.nanos(),
                                        new TagSelection(total.state(), member, value.getKey())));
        by.setExpanded(open.contains(by.getData()));
    }

    private static void set(
            TreeItem item, String name, long nanos, long whole, TagSelection selection) {
        item.setText(
                new String[] {
                    name,
                    TimeText.duration(nanos, 3),
                    String.format(Locale.ROOT, "%.2f %%", nanos * 100.0 / Math.max(1, whole))
                });
        item.setData(selection);
    }

    private Image swatch(int rgb) {
        Image known = swatches.get(rgb);
        if (known != null) {
            return known;
        }
        RGB colour = new RGB(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff);
        Image image = new Image(getDisplay(), SWATCH, SWATCH);
        GC gc = new GC(image);
        gc.setBackground(resources.createColor(colour));
        gc.fillRectangle(0, 0, SWATCH, SWATCH);
        gc.dispose();
        addListener(SWT.Dispose, e -> image.dispose());
        swatches.put(rgb, image);
        return image;
    }

    private static void remember(TreeItem[] items, Set<Object> open) {
        for (TreeItem item : items) {
            if (item.getExpanded()) {
                open.add(item.getData());
            }
            remember(item.getItems(), open);
        }
    }

    /** Selects the item of the choice; tells whether it was found. */
    private boolean reveal(TreeItem[] items) {
        for (TreeItem item : items) {
            if (choice != null && Objects.equals(item.getData(), choice)) {
                tree.setSelection(item);
                return true;
            }
            if (reveal(item.getItems())) {
                return true;
            }
        }
        return false;
    }

    private void select(@Nullable TreeItem item) {
        if (item != null && item.getData() instanceof TagSelection selection) {
            choose(Objects.equals(selection, choice) ? null : selection);
        }
    }

    private void choose(@Nullable TagSelection selection) {
        if (selection == null) {
            tree.deselectAll();
        }
        if (!Objects.equals(choice, selection)) {
            choice = selection;
            chosen.accept(selection);
        }
    }

    /** Forgets everything: another trace is shown. */
    void clear() {
        choice = null;
        tree.removeAll();
        hint.setVisible(false);
    }

    Tree tree() {
        return tree;
    }
}
