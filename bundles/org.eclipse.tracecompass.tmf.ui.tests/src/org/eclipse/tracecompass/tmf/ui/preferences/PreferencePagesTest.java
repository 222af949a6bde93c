package org.eclipse.tracecompass.tmf.ui.preferences;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.internal.tmf.ui.preferences.TimeSettings;
import org.eclipse.tracecompass.internal.tmf.ui.preferences.TimestampText;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypePreferences;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestampFormat;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat;
import org.eclipse.tracecompass.tmf.ui.foreign.DeskTrace;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The pages of times and of trace types, as the user sees them in the preferences. */
class PreferencePagesTest {

    private static final String TIMES = "org.eclipse.linuxtools.tmf.ui.TmfTimestampFormatPage";
    private static final String TYPES = "org.eclipse.tracecompass.tmf.ui.tracetype.preferences";

    private PreferenceDialog dialog;

    @BeforeEach
    void assume() {
        Viewer.assumeRunning();
    }

    @AfterEach
    void close() {
        if (PlatformUI.isWorkbenchRunning()) {
            run(
                    () -> {
                        if (dialog != null && dialog.getShell() != null) {
                            dialog.close();
                        }
                    });
            TraceTypePreferences.setPreferenceValue(List.of());
            TmfTimePreferences.setPreferences(TmfTimePreferences.getDefaultPreferenceMap());
        }
    }

    private void show(String page) {
        run(
                () -> {
                    dialog =
                            PreferencesUtil.createPreferenceDialogOn(
                                    PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(),
                                    page,
                                    null,
                                    null);
                    dialog.setBlockOnOpen(false);
                    dialog.open();
                });
        awaitUi("the page is shown", () -> !Viewer.find(Button.class, in("Apply")).isEmpty());
    }

    private <T extends Control> Predicate<T> inDialog() {
        return control -> control.getShell() == dialog.getShell();
    }

    private Predicate<Button> in(String text) {
        return button ->
                button.getShell() == dialog.getShell()
                        && button.getText().replace("&", "").equals(text);
    }

    private void press(String text) {
        run(
                () -> {
                    Button button = Viewer.find(Button.class, in(text)).get(0);
                    if ((button.getStyle() & SWT.RADIO) != 0) {
                        Viewer.find(Button.class, this.<Button>inDialog()).stream()
                                .filter(other -> other.getParent() == button.getParent())
                                .forEach(other -> other.setSelection(other == button));
                    }
                    button.notifyListeners(SWT.Selection, new Event());
                });
    }

    private void choose(int place, String item) {
        run(
                () -> {
                    Combo combo = Viewer.find(Combo.class, this.<Combo>inDialog()).get(place);
                    int index = Arrays.asList(combo.getItems()).indexOf(item);
                    assertThat(index).as(item).isNotNegative();
                    combo.select(index);
                    combo.notifyListeners(SWT.Selection, new Event());
                });
    }

    private List<String> samples() {
        return ui(
                () ->
                        Viewer.find(Label.class, this.<Label>inDialog()).stream()
                                .map(Label::getText)
                                .filter(text -> text.startsWith("Example"))
                                .toList());
    }

    @Test
    void partsOfTimestampsAreChosenAndKept() {
        show(TIMES);
        choose(0, "UTC");
        choose(1, "yyyy-MM-dd HH:mm:ss");
        choose(2, "milliseconds");
        choose(3, "/");
        Viewer.screenshot("preferences-times");
        assertThat(samples()).last().isEqualTo("Example: 2023/11/14 22:13:20.123");
        press("Apply");

        assertThat(TmfTimePreferences.getTimePattern()).isEqualTo("yyyy/MM/dd HH:mm:ss.SSS");
        assertThat(TmfTimestampFormat.getDefaulTimeFormat().format(1_700_000_000_123_456_789L))
                .isEqualTo("2023/11/14 22:13:20.123");
        assertThat(TimeDisplay.current().zone().getId()).isEqualTo("UTC");

        press("Restore Defaults");
        press("Apply");
        assertThat(TmfTimePreferences.getTimePattern()).isEqualTo("HH:mm:ss.SSS SSS SSS");
        assertThat(TimeDisplay.current()).isEqualTo(TimeDisplay.standard());
        assertThat(TimeSettings.parts()).containsAllEntriesOf(TimeSettings.standardParts());
    }

    @Test
    void theTableOfEventsFollowsThePartsOfTimestamps() {
        show(TIMES);
        choose(0, "UTC");
        assertThat(samples()).last().asString().startsWith("Example: 2023-11-14 22:13:20.123");
        choose(1, "HH:mm:ss");
        choose(2, "none");
        assertThat(samples()).last().isEqualTo("Example: 22:13:20");
        press("Apply");
        assertThat(TimestampText.of(null).full(1_700_000_000_123_456_789L)).isEqualTo("22:13:20");
        press("Restore Defaults");
        press("Apply");
        assertThat(TimestampText.of(null)).extracting(TimestampText::parts).isNull();
    }

    @Test
    void secondsAreSecondsInViewsAndInTimestamps() {
        show(TIMES);
        press("Seconds of the trace clock");
        assertThat(samples()).last().asString().startsWith("Example: 1700000000.123");
        press("Apply");
        assertThat(TimeDisplay.current().format()).isEqualTo(TimeFormat.SECONDS);
        assertThat(TmfTimePreferences.getTimePattern()).startsWith("TTT");
        press("Restore Defaults");
        press("Apply");
    }

    @Test
    void aZoneThatDoesNotExistCannotBeApplied() {
        show(TIMES);
        run(() -> Viewer.find(Combo.class, this.<Combo>inDialog()).get(0).setText("Nowhere"));
        assertThat(ui(() -> Viewer.find(Button.class, in("Apply")).get(0).isEnabled())).isFalse();
    }

    private static TraceTypeHelper desk() {
        return TmfTraceType.getTraceType(DeskTrace.ID);
    }

    @Test
    void anUncheckedTraceTypeIsDisabled() {
        show(TYPES);
        Viewer.screenshot("preferences-trace-types");
        run(
                () -> {
                    Text filter =
                            Viewer.find(
                                            Text.class,
                                            text ->
                                                    text.getShell() == dialog.getShell()
                                                            && text.getMessage()
                                                                    .equals("filter by name"))
                                    .get(0);
                    filter.setText("desk");
                    Tree types =
                            Viewer.find(Tree.class, this.<Tree>inDialog()).stream()
                                    .filter(tree -> (tree.getStyle() & SWT.CHECK) != 0)
                                    .findFirst()
                                    .orElseThrow();
                    assertThat(types.getItems()).extracting(TreeItem::getText).contains("Desk");
                    TreeItem item =
                            Arrays.stream(types.getItems())
                                    .filter(each -> each.getText().equals("Desk"))
                                    .findFirst()
                                    .orElseThrow();
                    assertThat(item.getChecked()).isTrue();
                    item.setChecked(false);
                    Event event = new Event();
                    event.item = item;
                    event.detail = SWT.CHECK;
                    types.notifyListeners(SWT.Selection, event);
                });
        press("Apply");
        assertThat(TraceTypePreferences.getPreferenceValue()).containsExactly(DeskTrace.ID);
        assertThat(desk().isEnabled()).isFalse();
        assertThat(TmfTraceType.getAvailableTraceTypes()).doesNotContain(desk().getLabel());

        press("Restore Defaults");
        press("Apply");
        assertThat(desk().isEnabled()).isTrue();
    }
}
