package org.eclipse.tracecompass.internal.tmf.ui.parsers;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.parsers.custom.ParserSample;

/** The first events that a parser finds in a file. */
final class SampleTable {

    private static final int MOST_CHARACTERS = 300;

    private final Table table;
    private List<String> titles = List.of();

    SampleTable(Composite parent) {
        table = new Table(parent, SWT.BORDER | SWT.FULL_SELECTION);
        table.setHeaderVisible(true);
        GridDataFactory.fillDefaults().grab(true, true).hint(700, 150).applyTo(table);
    }

    void show(ParserSample sample) {
        List<ITmfEventAspect<?>> aspects = new ArrayList<>();
        sample.trace().getEventAspects().forEach(aspects::add);
        table.setRedraw(false);
        table.removeAll();
        List<String> wanted = aspects.stream().map(a -> a.getName()).toList();
        if (!wanted.equals(titles)) {
            titles = wanted;
            for (TableColumn column : table.getColumns()) {
                column.dispose();
            }
            for (String title : wanted) {
                TableColumn column = new TableColumn(table, SWT.NONE);
                column.setText(title);
            }
        }
        for (ITmfEvent event : sample.events()) {
            TableItem item = new TableItem(table, SWT.NONE);
            for (int i = 0; i < aspects.size(); i++) {
                item.setText(i, text(aspects.get(i).resolve(event)));
            }
        }
        for (TableColumn column : table.getColumns()) {
            column.pack();
            column.setWidth(Math.max(90, Math.min(420, column.getWidth())));
        }
        table.setRedraw(true);
    }

    private static String text(@Nullable Object value) {
        String text =
                (value == null ? "" : String.valueOf(value)).replace('\n', ' ').replace('\t', ' ');
        return text.length() > MOST_CHARACTERS ? text.substring(0, MOST_CHARACTERS) + '…' : text;
    }
}
