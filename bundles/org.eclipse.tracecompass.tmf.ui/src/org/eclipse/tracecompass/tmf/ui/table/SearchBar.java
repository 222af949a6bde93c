package org.eclipse.tracecompass.tmf.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils.Direction;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.loading.core.TableReader.Search;

/** The line above a table that looks for lines: in which column, what, and what came of it. */
final class SearchBar extends Composite {

    private static final int STATUS_WIDTH = 240;

    private final Combo column;
    private final Text text;
    private final Label status;
    private List<Long> ids = List.of();

    /** Looks for a line. */
    @FunctionalInterface
    interface Finder {
        void find(Direction direction);
    }

    SearchBar(Composite parent, Finder finder) {
        super(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(5).spacing(2, 0).applyTo(this);
        column = new Combo(this, SWT.DROP_DOWN | SWT.READ_ONLY);
        column.setItems(Messages.Search_Any);
        column.select(0);
        text = new Text(this, SWT.SEARCH | SWT.ICON_CANCEL);
        text.setMessage(Messages.Search_Hint);
        text.setToolTipText(Messages.Search_Help);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
        button("\u25b2", Messages.Search_Previous, Direction.PREVIOUS, finder);
        button("\u25bc", Messages.Search_Next, Direction.NEXT, finder);
        status = new Label(this, SWT.RIGHT);
        GridDataFactory.fillDefaults()
                .align(SWT.FILL, SWT.CENTER)
                .hint(STATUS_WIDTH, SWT.DEFAULT)
                .applyTo(status);
        text.addListener(SWT.KeyDown, event -> key(event, finder));
    }

    private void button(String face, String help, Direction direction, Finder finder) {
        Button button = new Button(this, SWT.PUSH | SWT.FLAT);
        button.setText(face);
        button.setToolTipText(help);
        button.addSelectionListener(
                SelectionListener.widgetSelectedAdapter(event -> finder.find(direction)));
    }

    /** Looks for a line where the key means it; also for keys in the table. */
    static void key(Event event, Finder finder) {
        boolean enter = event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR;
        if (event.keyCode == SWT.F3 || enter && event.widget instanceof Text) {
            finder.find((event.stateMask & SWT.SHIFT) == 0 ? Direction.NEXT : Direction.PREVIOUS);
            event.doit = false;
        }
    }

    /** Offers the columns that can be searched; keeps the chosen one if it is among them. */
    void setColumns(List<ITableColumnDescriptor> columns) {
        String before = column.getText();
        List<String> names = new ArrayList<>(List.of(Messages.Search_Any));
        columns.forEach(each -> names.add(each.getText()));
        ids = columns.stream().map(ITableColumnDescriptor::getId).toList();
        column.setItems(names.toArray(new String[0]));
        column.select(Math.max(0, names.indexOf(before)));
        layout();
    }

    /** What is looked for; null for nothing, or if it is no regular expression, which is told. */
    @Nullable
    Search search() {
        String expression = text.getText();
        if (expression.isEmpty()) {
            return null;
        }
        try {
            PatternSearch.compile(expression);
        } catch (PatternSyntaxException e) {
            say(e.getDescription());
            return null;
        }
        int chosen = column.getSelectionIndex() - 1;
        return new Search(chosen < 0 ? -1 : ids.get(chosen), expression);
    }

    Text text() {
        return text;
    }

    Combo column() {
        return column;
    }

    void say(String words) {
        status.setText(words + " ");
        status.setToolTipText(words);
    }

    String said() {
        return status.getText().strip();
    }
}
