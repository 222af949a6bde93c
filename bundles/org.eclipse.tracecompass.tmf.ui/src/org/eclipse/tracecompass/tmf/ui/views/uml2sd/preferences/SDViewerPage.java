package org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.ColorFieldEditor;
import org.eclipse.jface.preference.FieldEditor;
import org.eclipse.jface.preference.FontFieldEditor;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.preference.IntegerFieldEditor;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.events.SelectionEvent;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;

/**
 * The preference page of sequence diagrams: fonts, colours and how diagrams are drawn.
 *
 * @since 9.5.0
 */
public class SDViewerPage extends PreferencePage
        implements IWorkbenchPreferencePage, SelectionListener {

    private final List<FieldEditor> editors = new ArrayList<>();
    private final SDViewPref prefs = SDViewPref.getInstance();
    private org.eclipse.swt.widgets.List kinds;
    private Composite looks;

    @Override
    protected Control createContents(Composite parent) {
        setPreferenceStore(prefs.getPreferenceStore());
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(area);
        Composite general = new Composite(area, SWT.NONE);
        add(
                new BooleanFieldEditor(
                        ISDPreferences.PREF_TOOLTIP,
                        Messages.SequenceDiagram_ShowTooltips,
                        general));
        add(
                new BooleanFieldEditor(
                        ISDPreferences.PREF_LINK_FONT,
                        Messages.SequenceDiagram_IncreaseFontSizeWhenZooming,
                        general));
        add(
                new BooleanFieldEditor(
                        ISDPreferences.PREF_USE_GRADIENT,
                        Messages.SequenceDiagram_UseGradientColor,
                        general));
        Composite width = new Composite(area, SWT.NONE);
        IntegerFieldEditor lifeline =
                new IntegerFieldEditor(
                        ISDPreferences.PREF_LIFELINE_WIDTH,
                        Messages.SequenceDiagram_LifelineWidth,
                        width);
        lifeline.setValidRange(40, 1000);
        add(lifeline);
        Composite body = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(body);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(body);
        kinds = new org.eclipse.swt.widgets.List(body, SWT.SINGLE | SWT.BORDER | SWT.V_SCROLL);
        kinds.setItems(SDViewPref.getFontList2());
        kinds.select(0);
        kinds.addSelectionListener(this);
        looks = new Composite(body, SWT.NONE);
        looks.setLayout(new StackLayout());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(looks);
        for (String id : SDViewPref.getFontList()) {
            createLooks(id);
        }
        widgetSelected(null);
        return area;
    }

    private void createLooks(String id) {
        Composite page = new Composite(looks, SWT.NONE);
        Composite fields = new Composite(page, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(page);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(fields);
        add(new FontFieldEditor(id, "", Messages.SequenceDiagram_AaBbYyZz, fields));
        color(
                SDViewPref.getPrefBackColorList(),
                id,
                SDViewPref.BACK_COLOR_POSTFIX,
                Messages.SequenceDiagram_Background,
                page);
        color(
                SDViewPref.getPrefForeColorList(),
                id,
                SDViewPref.FORE_COLOR_POSTFIX,
                Messages.SequenceDiagram_Lines,
                page);
        color(
                SDViewPref.getPrefTextColorList(),
                id,
                SDViewPref.TEXT_COLOR_POSTFIX,
                Messages.SequenceDiagram_Text,
                page);
    }

    private void color(String[] ids, String id, String postfix, String text, Composite page) {
        if (Arrays.asList(ids).contains(id)) {
            add(new ColorFieldEditor(id + postfix, text, new Composite(page, SWT.NONE)));
        }
    }

    private void add(FieldEditor editor) {
        editor.setPage(this);
        editor.setPreferenceStore(getPreferenceStore());
        editor.load();
        editors.add(editor);
    }

    @Override
    public void init(IWorkbench workbench) {
        // needs nothing of the workbench
    }

    @Override
    protected void performApply() {
        performOk();
    }

    @Override
    public boolean performOk() {
        editors.forEach(FieldEditor::store);
        swapPref(true);
        prefs.apply();
        return true;
    }

    @Override
    protected void performDefaults() {
        editors.forEach(FieldEditor::loadDefault);
        super.performDefaults();
    }

    /** Shows the font and the colours of the selected kind. */
    @Override
    public void widgetSelected(SelectionEvent e) {
        ((StackLayout) looks.getLayout()).topControl =
                looks.getChildren()[Math.max(0, kinds.getSelectionIndex())];
        looks.layout();
    }

    /**
     * Copies colours between those in use and those that were not applied yet.
     *
     * @param toTemp true to copy those in use
     */
    protected void swapPref(boolean toTemp) {
        for (String id : SDViewPref.getPrefBackColorList()) {
            swap(id + SDViewPref.BACK_COLOR_POSTFIX, toTemp);
        }
        for (String id : SDViewPref.getPrefForeColorList()) {
            swap(id + SDViewPref.FORE_COLOR_POSTFIX, toTemp);
        }
        for (String id : SDViewPref.getPrefTextColorList()) {
            swap(id + SDViewPref.TEXT_COLOR_POSTFIX, toTemp);
        }
    }

    private void swap(String key, boolean toTemp) {
        IPreferenceStore store = prefs.getPreferenceStore();
        String from = toTemp ? key : key + SDViewPref.TEMP_TAG;
        String to = toTemp ? key + SDViewPref.TEMP_TAG : key;
        store.setValue(to, store.getString(from));
    }

    @Override
    public void widgetDefaultSelected(SelectionEvent e) {
        widgetSelected(e);
    }
}
