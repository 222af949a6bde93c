package org.eclipse.tracecompass.internal.tmf.ui.synchronization;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.synchronization.HostNames;

/** Asks how many seconds to move the clock of each host. */
final class ShiftDialog extends TitleAreaDialog {

    private static final int MOST_HEIGHT = 320;

    private final List<String> hosts;
    private final HostNames names;
    private final Map<String, Text> fields = new LinkedHashMap<>();
    private ClockShifts shifts = new ClockShifts();

    ShiftDialog(Shell parent, HostNames names) {
        super(parent);
        this.names = names;
        hosts = names.ids().stream().sorted().toList();
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    /** The entered shifts, after the dialog was closed with OK. */
    ClockShifts shifts() {
        return shifts;
    }

    @Override
    protected void configureShell(@Nullable Shell shell) {
        super.configureShell(shell);
        if (shell != null) {
            shell.setText(Messages.Sync_ShiftTitle);
        }
    }

    @Override
    protected Control createDialogArea(@Nullable Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        setTitle(Messages.Sync_ShiftTitle);
        setMessage(Messages.Sync_ShiftMessage);
        ScrolledComposite scrolled = new ScrolledComposite(area, SWT.V_SCROLL);
        scrolled.setExpandHorizontal(true);
        Composite body = new Composite(scrolled, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(3).margins(12, 10).applyTo(body);
        for (String host : hosts) {
            Label label = new Label(body, SWT.NONE);
            label.setText(names.name(host));
            label.setToolTipText(String.join(", ", names.traces(host)));
            Text field = new Text(body, SWT.BORDER | SWT.RIGHT);
            field.setText("0");
            GridDataFactory.fillDefaults()
                    .grab(true, false)
                    .hint(convertWidthInCharsToPixels(24), SWT.DEFAULT)
                    .applyTo(field);
            field.addListener(SWT.Modify, e -> validate());
            new Label(body, SWT.NONE).setText(Messages.Sync_Seconds);
            fields.put(host, field);
        }
        scrolled.setContent(body);
        body.setSize(body.computeSize(SWT.DEFAULT, SWT.DEFAULT));
        GridDataFactory.fillDefaults()
                .grab(true, true)
                .hint(SWT.DEFAULT, Math.min(MOST_HEIGHT, body.getSize().y))
                .applyTo(scrolled);
        return area;
    }

    private boolean validate() {
        String error = null;
        ClockShifts entered = new ClockShifts();
        for (Map.Entry<String, Text> field : fields.entrySet()) {
            String text = field.getValue().getText();
            OptionalLong nanos = ClockShifts.parse(text);
            if (nanos.isPresent()) {
                entered.set(field.getKey(), nanos.getAsLong());
            } else {
                error = Texts.bind(Messages.Sync_BadShift, text, names.name(field.getKey()));
            }
        }
        setErrorMessage(error);
        Button ok = getButton(IDialogConstants.OK_ID);
        if (ok != null) {
            ok.setEnabled(error == null);
        }
        if (error == null) {
            shifts = entered;
        }
        return error == null;
    }

    @Override
    protected void okPressed() {
        if (validate()) {
            super.okPressed();
        }
    }
}
