package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.tmf.ui.widgets.CopiedText;

/**
 * A tree of figures with columns. Selecting a row may lead somewhere; rows can be copied. For the
 * UI thread.
 */
final class AnswerTree {

    /**
     * A column.
     *
     * @param title its title
     * @param help its tooltip
     * @param right whether its texts are aligned at the right
     * @param width in points
     */
    record Column(String title, String help, boolean right, int width) {

        static Column text(String title, String help, int width) {
            return new Column(title, help, false, width);
        }

        static Column number(String title, String help) {
            return new Column(title, help, true, 110);
        }
    }

    private final Tree tree;
    private final int columns;

    AnswerTree(Composite parent, Column... wanted) {
        tree = new Tree(parent, SWT.FULL_SELECTION | SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
        tree.setHeaderVisible(true);
        columns = wanted.length;
        for (Column column : wanted) {
            TreeColumn made = new TreeColumn(tree, column.right() ? SWT.RIGHT : SWT.LEFT);
            made.setText(column.title());
            made.setToolTipText(column.help());
            made.setWidth(column.width());
        }
        // takes the rest of the width, which toolkits would give to the last column
        new TreeColumn(tree, SWT.LEFT).setWidth(8);
        tree.addListener(
                SWT.Selection,
                e -> {
                    if (e.item instanceof TreeItem item && item.getData() instanceof Runnable go) {
                        go.run();
                    }
                });
        CopiedText.offer(tree, Messages.Answer_Copy, this::selectedTexts);
    }

    Tree control() {
        return tree;
    }

    void clear() {
        tree.removeAll();
    }

    /**
     * Adds a row.
     *
     * @param parent the row above it; null for none
     * @param go what happens when it is selected; null for nothing
     * @param texts its texts by column
     */
    TreeItem add(@Nullable TreeItem parent, @Nullable Runnable go, String... texts) {
        TreeItem item =
                parent == null ? new TreeItem(tree, SWT.NONE) : new TreeItem(parent, SWT.NONE);
        for (int c = 0; c < texts.length; c++) {
            item.setText(c, texts[c]);
        }
        item.setData(go);
        return item;
    }

    private List<List<String>> selectedTexts() {
        return Arrays.stream(tree.getSelection())
                .map(item -> IntStream.range(0, columns).mapToObj(item::getText).toList())
                .toList();
    }
}
