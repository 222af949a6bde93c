package org.eclipse.tracecompass.internal.tmf.ui.parsers;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.internal.tmf.ui.parsers.Part.Kind;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.Cardinality;

/** The properties of the selected part of a parser. Each change is taken at once. */
final class PartForm {

    private static final Tag[] TAGS =
            Arrays.stream(Tag.values()).filter(tag -> tag != Tag.EXTRA_FIELDS).toArray(Tag[]::new);

    private static final String[] FORMATS = {
        "yyyy-MM-dd HH:mm:ss.SSS",
        "HH:mm:ss.SSSSSS",
        "T.SSSSSSSSS",
        "iso",
        "epoch s",
        "epoch ms",
        "epoch us",
        "epoch ns"
    };

    private static final String[] ACTIONS = {
        Messages.Part_Set, Messages.Part_Append, Messages.Part_AppendSeparated
    };

    private final Runnable changed;
    private final Composite area;
    private final Label matchLabel;
    private final Text match;
    private final Combo tag;
    private final Label nameLabel;
    private final Text name;
    private final Label formatLabel;
    private final Combo format;
    private final Combo action;
    private final Text min;
    private final Text max;
    private final Text eventType;
    private final Button record;
    private final Label problem;
    private @Nullable Part part;
    private boolean filling;

    /** Creates the form; it tells of every change. */
    PartForm(Composite parent, Runnable changed) {
        this.changed = changed;
        area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(2).applyTo(area);
        matchLabel = label(Messages.Part_Match);
        match = text();
        label(Messages.Part_Meaning);
        tag = combo(SWT.READ_ONLY);
        for (Tag each : TAGS) {
            tag.add(each.toString());
        }
        nameLabel = label(Messages.Part_Field);
        name = text();
        formatLabel = label(Messages.Part_Format);
        format = combo(SWT.NONE);
        format.setItems(FORMATS);
        format.setToolTipText(Messages.Part_FormatHelp);
        label(Messages.Part_Action);
        action = combo(SWT.READ_ONLY);
        action.setItems(ACTIONS);
        label(Messages.Part_Min);
        min = text();
        label(Messages.Part_Max);
        max = text();
        label(Messages.Part_EventType);
        eventType = text();
        record = new Button(area, SWT.CHECK);
        record.setText(Messages.Part_Record);
        GridDataFactory.fillDefaults().span(2, 1).applyTo(record);
        problem = new Label(area, SWT.WRAP);
        problem.setForeground(area.getDisplay().getSystemColor(SWT.COLOR_RED));
        GridDataFactory.fillDefaults()
                .span(2, 1)
                .grab(true, false)
                .hint(180, SWT.DEFAULT)
                .applyTo(problem);
        for (Control each : new Control[] {match, name, format, min, max, eventType}) {
            each.addListener(SWT.Modify, e -> take());
        }
        for (Control each : new Control[] {tag, format, action, record}) {
            each.addListener(SWT.Selection, e -> take());
        }
        show(null);
    }

    private Label label(String text) {
        Label label = new Label(area, SWT.NONE);
        label.setText(text);
        return label;
    }

    private Text text() {
        Text text = new Text(area, SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, false).hint(180, SWT.DEFAULT).applyTo(text);
        return text;
    }

    private Combo combo(int style) {
        Combo combo = new Combo(area, style);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
        return combo;
    }

    /** Shows a part. */
    void show(@Nullable Part shown) {
        filling = true;
        part = shown;
        Part known = shown == null ? new Part(Kind.VALUE, "") : shown;
        match.setText(known.match);
        match.setEnabled(shown != null && known.kind != Kind.GROUP);
        matchLabel.setText(
                switch (known.kind) {
                    case LINE -> Messages.Part_Regex;
                    case GROUP -> Messages.Part_Group;
                    case ELEMENT -> Messages.Part_Element;
                    case ATTRIBUTE -> Messages.Part_Attribute;
                    case VALUE -> Messages.Part_Path;
                });
        tag.select(Arrays.asList(TAGS).indexOf(known.tag));
        name.setText(known.name);
        format.setText(known.format);
        action.select(known.action);
        min.setText(String.valueOf(known.min));
        max.setText(known.max == Cardinality.INF ? "" : String.valueOf(known.max));
        eventType.setText(known.eventType);
        record.setSelection(known.record);
        adapt(known, shown != null);
        filling = false;
        showProblem();
    }

    private void adapt(Part known, boolean enabled) {
        boolean line = known.kind == Kind.LINE;
        visible(tag, !line);
        visible(action, !line);
        visible(name, nameLabel, !line && known.tag == Tag.OTHER);
        visible(format, formatLabel, !line && known.tag == Tag.TIMESTAMP);
        // The first line of an event comes once; others as often as the user says.
        boolean below = line && known.parent != null;
        visible(min, below);
        visible(max, below);
        visible(eventType, line || known.kind == Kind.ELEMENT);
        setVisible(record, known.kind == Kind.ELEMENT);
        tag.setEnabled(enabled);
        area.layout(true, true);
    }

    private void visible(Control control, boolean visible) {
        Control[] all = area.getChildren();
        Control label = all[Arrays.asList(all).indexOf(control) - 1];
        visible(control, (Label) label, visible);
    }

    private static void visible(Control control, Label label, boolean visible) {
        setVisible(control, visible);
        setVisible(label, visible);
    }

    private static void setVisible(Control control, boolean visible) {
        control.setVisible(visible);
        GridData data = control.getLayoutData() instanceof GridData known ? known : new GridData();
        data.exclude = !visible;
        control.setLayoutData(data);
    }

    /** Shows what is wrong with the part, in full. */
    void showProblem() {
        Part shown = part;
        String text = shown == null ? "" : shown.problem;
        if (!text.equals(problem.getText())) {
            problem.setText(text);
            area.layout();
        }
    }

    private static int number(String text, int otherwise) {
        try {
            return Math.max(0, Integer.parseInt(text.strip()));
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    private void take() {
        Part known = part;
        if (filling || known == null) {
            return;
        }
        known.match = match.getText();
        known.tag = TAGS[Math.max(0, tag.getSelectionIndex())];
        known.name = name.getText().strip();
        known.format = format.getText();
        known.action = Math.max(0, action.getSelectionIndex());
        known.min = number(min.getText(), 0);
        known.max = number(max.getText(), Cardinality.INF);
        known.eventType = eventType.getText().strip();
        known.record = record.getSelection();
        adapt(known, true);
        changed.run();
    }
}
