package org.eclipse.tracecompass.internal.tmf.ui.synchronization;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.event.matching.FieldMatchDefinition;
import org.eclipse.tracecompass.tmf.core.synchronization.HostNames;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion.Purpose;

/** Asks for the algorithm, the reference host, and rules of which events match. */
final class SyncDialog extends TitleAreaDialog {

    private static final int RULE_LINES = 5;

    private static SyncChoice.Method lastMethod = SyncChoice.Method.HULL;
    private static String lastRules = "";

    private final List<String> hosts;
    private final HostNames names;
    private SyncChoice choice = SyncChoice.DEFAULT;
    private @Nullable Combo methods;
    private @Nullable Combo references;
    private @Nullable Text rules;

    SyncDialog(Shell parent, HostNames names) {
        super(parent);
        this.names = names;
        hosts = names.ids().stream().sorted().toList();
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    /** The choice, after the dialog was closed with OK. */
    SyncChoice choice() {
        return choice;
    }

    @Override
    protected void configureShell(@Nullable Shell shell) {
        super.configureShell(shell);
        if (shell != null) {
            shell.setText(Messages.Sync_DialogTitle);
        }
    }

    @Override
    protected Control createDialogArea(@Nullable Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        setTitle(Messages.Sync_DialogTitle);
        setMessage(Messages.Sync_DialogMessage);
        Composite body = new Composite(area, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(body);
        GridLayoutFactory.swtDefaults().numColumns(2).margins(12, 10).applyTo(body);
        Combo method = combo(body, Messages.Sync_Algorithm);
        for (SyncChoice.Method each : SyncChoice.Method.values()) {
            method.add(each.label());
        }
        method.select(lastMethod.ordinal());
        methods = method;
        Combo reference = combo(body, Messages.Sync_Reference);
        hosts.forEach(host -> reference.add(names.name(host)));
        reference.select(0);
        references = reference;
        Label label = new Label(body, SWT.NONE);
        label.setText(Messages.Sync_Rules);
        GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(label);
        Text text = new Text(body, SWT.MULTI | SWT.BORDER | SWT.V_SCROLL | SWT.H_SCROLL);
        text.setText(lastRules);
        text.setToolTipText(Messages.Sync_RulesHelp);
        text.setMessage(Messages.Sync_RulesHint);
        GridDataFactory.fillDefaults()
                .grab(true, true)
                .hint(convertWidthInCharsToPixels(70), RULE_LINES * text.getLineHeight())
                .applyTo(text);
        text.addListener(SWT.Modify, e -> validate());
        rules = text;
        new Label(body, SWT.NONE);
        Button load = new Button(body, SWT.PUSH);
        load.setText(Messages.Sync_LoadRules);
        load.addListener(SWT.Selection, e -> load());
        Label help = new Label(body, SWT.WRAP);
        help.setText(Messages.Sync_RulesHelp);
        GridDataFactory.fillDefaults()
                .span(2, 1)
                .hint(convertWidthInCharsToPixels(80), SWT.DEFAULT)
                .applyTo(help);
        return area;
    }

    private static Combo combo(Composite parent, String label) {
        new Label(parent, SWT.NONE).setText(label);
        Combo combo = new Combo(parent, SWT.READ_ONLY);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
        return combo;
    }

    private void load() {
        Text text = rules;
        Path path = FileQuestion.read(Purpose.OPEN, Messages.Sync_LoadRules).ask(getShell());
        if (text == null || path == null) {
            return;
        }
        try {
            StringBuilder read = new StringBuilder();
            for (FieldMatchDefinition rule : FieldMatchDefinition.read(path)) {
                read.append(rule).append(text.getLineDelimiter());
            }
            text.setText(read.toString());
        } catch (IOException e) {
            setErrorMessage(e.getMessage());
        }
    }

    /** The rules, or null after it was told which one is wrong. */
    private @Nullable List<FieldMatchDefinition> validate() {
        Text text = rules;
        List<FieldMatchDefinition> read = new ArrayList<>();
        String error = null;
        int number = 0;
        for (String line : text == null ? new String[0] : text.getText().split("\\R")) {
            number++;
            if (line.isBlank() || line.stripLeading().startsWith("#")) {
                continue;
            }
            try {
                read.add(FieldMatchDefinition.parse(line));
            } catch (IllegalArgumentException e) {
                error = Texts.bind(Messages.Sync_BadRule, number, e.getMessage());
            }
        }
        setErrorMessage(error);
        Button ok = getButton(IDialogConstants.OK_ID);
        if (ok != null) {
            ok.setEnabled(error == null);
        }
        return error == null ? read : null;
    }

    @Override
    protected void createButtonsForButtonBar(@Nullable Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, Messages.Sync_Start, true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
        validate();
    }

    @Override
    protected void okPressed() {
        List<FieldMatchDefinition> read = validate();
        Combo method = methods;
        Combo reference = references;
        Text text = rules;
        if (read == null || method == null || reference == null || text == null) {
            return;
        }
        lastMethod = SyncChoice.Method.values()[Math.max(0, method.getSelectionIndex())];
        lastRules = text.getText();
        int host = reference.getSelectionIndex();
        choice = new SyncChoice(lastMethod, host < 0 ? null : hosts.get(host), read);
        super.okPressed();
    }
}
