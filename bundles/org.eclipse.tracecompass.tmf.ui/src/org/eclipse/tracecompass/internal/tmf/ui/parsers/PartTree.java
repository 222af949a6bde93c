package org.eclipse.tracecompass.internal.tmf.ui.parsers;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.internal.tmf.ui.parsers.ParserDraft.Syntax;
import org.eclipse.tracecompass.internal.tmf.ui.parsers.Part.Kind;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;

/** The parts of a parser, with what is wrong beside each, and buttons to add and move them. */
final class PartTree {

    private static final int PROBLEM_WIDTH = 160;

    private final ParserDraft draft;
    private final Consumer<@Nullable Part> selected;
    private final Runnable changed;
    private final Tree tree;
    private final Button add;
    private final Button addChild;
    private final Button addAttribute;
    private final Button remove;
    private final Button up;
    private final Button down;

    /**
     * @param selected told which part is selected
     * @param changed told that parts were added, moved or removed
     */
    PartTree(
            Composite parent,
            ParserDraft draft,
            Consumer<@Nullable Part> selected,
            Runnable changed) {
        this.draft = draft;
        this.selected = selected;
        this.changed = changed;
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(area);
        tree = new Tree(area, SWT.BORDER | SWT.FULL_SELECTION | SWT.SINGLE);
        tree.setHeaderVisible(true);
        column(Messages.Part_Match, 170);
        column(Messages.Part_Meaning, 100);
        column(Messages.Part_Problem, PROBLEM_WIDTH);
        GridDataFactory.fillDefaults().grab(true, true).hint(430, 190).applyTo(tree);
        Composite buttons = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(buttons);
        GridDataFactory.fillDefaults().applyTo(buttons);
        add = button(buttons, Messages.Part_Add, this::addPart);
        addChild = button(buttons, Messages.Part_AddChild, () -> addBelow(childKind()));
        addAttribute = button(buttons, Messages.Part_AddAttribute, () -> addBelow(Kind.ATTRIBUTE));
        remove = button(buttons, Messages.Part_Remove, this::removePart);
        up = button(buttons, Messages.Part_Up, () -> move(-1));
        down = button(buttons, Messages.Part_Down, () -> move(1));
        tree.addListener(SWT.Selection, e -> select());
        tree.addListener(SWT.Resize, e -> widenLastColumn());
        fill();
    }

    private void column(String title, int width) {
        TreeColumn column = new TreeColumn(tree, SWT.NONE);
        column.setText(title);
        column.setWidth(width);
    }

    /** The problems get the width that is left. */
    private void widenLastColumn() {
        int left = tree.getClientArea().width;
        TreeColumn[] columns = tree.getColumns();
        for (int i = 0; i < columns.length - 1; i++) {
            left -= columns[i].getWidth();
        }
        columns[columns.length - 1].setWidth(Math.max(PROBLEM_WIDTH, left));
    }

    private static Button button(Composite parent, String label, Runnable action) {
        Button button = new Button(parent, SWT.PUSH);
        button.setText(label);
        button.addListener(SWT.Selection, e -> action.run());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(button);
        return button;
    }

    private @Nullable Part selection() {
        TreeItem[] items = tree.getSelection();
        return items.length == 0 ? null : (Part) items[0].getData();
    }

    private void select() {
        Part part = selection();
        boolean fixed = part == null || part.kind == Kind.GROUP;
        add.setEnabled(draft.syntax != Syntax.XML);
        addChild.setEnabled(part != null && (part.kind == Kind.LINE || part.kind == Kind.ELEMENT));
        show(addAttribute, draft.syntax == Syntax.XML);
        addAttribute.setEnabled(part != null && part.kind == Kind.ELEMENT);
        remove.setEnabled(
                !fixed && (part == null || part.parent != null || draft.parts.size() > 1));
        up.setEnabled(!fixed);
        down.setEnabled(!fixed);
        selected.accept(part);
    }

    private static void show(Button button, boolean shown) {
        if (button.getLayoutData() instanceof GridData data && data.exclude == shown) {
            data.exclude = !shown;
            button.setVisible(shown);
            button.requestLayout();
        }
    }

    private Kind childKind() {
        return draft.syntax == Syntax.XML ? Kind.ELEMENT : Kind.LINE;
    }

    private void addPart() {
        boolean text = draft.syntax == Syntax.TEXT;
        Part part = text ? newLine() : newValue(Kind.VALUE);
        draft.parts.add(part);
        refresh(part);
    }

    private static Part newLine() {
        Part part = new Part(Kind.LINE, "\\s+(.*)");
        part.adaptGroups();
        part.children.get(0).tag = Tag.OTHER;
        part.children.get(0).name = "detail";
        return part;
    }

    private static Part newValue(Kind kind) {
        Part part = new Part(kind, "name");
        part.tag = Tag.OTHER;
        return part;
    }

    private void addBelow(Kind kind) {
        Part part = selection();
        if (part != null) {
            Part child = kind == Kind.LINE ? newLine() : newValue(kind);
            part.add(child);
            refresh(child);
        }
    }

    private void removePart() {
        Part part = selection();
        if (part != null) {
            Part parent = part.parent;
            part.siblings(draft.parts).remove(part);
            refresh(parent);
        }
    }

    private void move(int by) {
        Part part = selection();
        if (part == null) {
            return;
        }
        List<Part> siblings = part.siblings(draft.parts);
        int at = siblings.indexOf(part);
        int to = at + by;
        if (to >= 0 && to < siblings.size() && siblings.get(to).kind == part.kind) {
            siblings.remove(at);
            siblings.add(to, part);
            refresh(part);
        }
    }

    /** Shows the parts as they are, and leaves the form alone: the user types in it. */
    void fillQuietly() {
        Part before = selection();
        tree.setRedraw(false);
        tree.removeAll();
        for (Part part : draft.parts) {
            fill(new TreeItem(tree, SWT.NONE), part);
        }
        tree.setRedraw(true);
        TreeItem item = before == null ? null : find(tree.getItems(), before);
        if (item != null) {
            tree.setSelection(item);
        }
    }

    private void refresh(@Nullable Part wanted) {
        fill();
        show(wanted);
        changed.run();
    }

    /** Shows the parts as they are, the first one selected. */
    void fill() {
        Part before = selection();
        fillQuietly();
        boolean there = before != null && find(tree.getItems(), before) != null;
        show(there ? before : draft.parts.isEmpty() ? null : draft.parts.get(0));
    }

    private static void fill(TreeItem item, Part part) {
        item.setData(part);
        item.setText(texts(part));
        for (Part child : part.children) {
            fill(new TreeItem(item, SWT.NONE), child);
        }
        item.setExpanded(true);
    }

    private static String[] texts(Part part) {
        String match =
                part.kind == Kind.GROUP ? Messages.Part_Group + ' ' + part.match : part.match;
        if (part.kind == Kind.ATTRIBUTE) {
            match = '@' + match;
        } else if (part.kind == Kind.ELEMENT) {
            match = '<' + match + '>';
        }
        String meaning =
                part.kind == Kind.LINE
                        ? Messages.Part_Line
                        : part.tag == Tag.OTHER && !part.name.isEmpty()
                                ? part.name
                                : part.tag.toString();
        String record = part.record ? Messages.Part_IsEvent : "";
        boolean both = !record.isEmpty() && part.tag != Tag.IGNORE;
        return new String[] {
            match,
            record.isEmpty() ? meaning : both ? record + ", " + meaning : record,
            part.problem
        };
    }

    private void show(@Nullable Part part) {
        TreeItem item = part == null ? null : find(tree.getItems(), part);
        if (item != null) {
            tree.setSelection(item);
        }
        select();
    }

    private static @Nullable TreeItem find(TreeItem[] items, Part part) {
        for (TreeItem item : items) {
            TreeItem found = item.getData() == part ? item : find(item.getItems(), part);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** Shows changed texts and problems without changing the selection. */
    void update() {
        update(tree.getItems());
    }

    private void update(TreeItem[] items) {
        for (TreeItem item : items) {
            Part part = (Part) item.getData();
            item.setText(texts(part));
            item.setForeground(
                    2,
                    part.problem.isEmpty()
                            ? null
                            : tree.getDisplay().getSystemColor(SWT.COLOR_RED));
            update(item.getItems());
        }
    }
}
