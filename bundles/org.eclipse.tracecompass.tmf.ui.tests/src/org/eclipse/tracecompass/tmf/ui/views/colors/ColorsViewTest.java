package org.eclipse.tracecompass.tmf.ui.views.colors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.file.Path;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterNode;
import org.eclipse.tracecompass.tmf.core.filter.parser.FilterParser;
import org.eclipse.tracecompass.tmf.ui.testkit.Answers;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The view that edits the colours of events, and the tables that show them. */
class ColorsViewTest {

    @TempDir private Path folder;
    private ColorsView view;

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        ColorSettingsManager.setColorSettings(new ColorSetting[0]);
        view = Viewer.show(ColorsView.ID, ColorsView.class);
    }

    @AfterEach
    void close() {
        if (PlatformUI.isWorkbenchRunning()) {
            run(() -> view.getSite().getPage().hideView(view));
            ColorSettingsManager.setColorSettings(new ColorSetting[0]);
            Viewer.closeTraces();
        }
    }

    private static ColorSetting setting(int red, String expression) {
        TmfFilterNode filter = new TmfFilterNode(expression);
        filter.addChild(FilterParser.parse(expression));
        return new ColorSetting(
                new RGB(red, 0, 0), new RGB(255, 240, 200), new RGB(0, 0, red), filter);
    }

    private void set(ColorSetting... settings) {
        ColorSettingsManager.setColorSettings(settings);
        awaitUi("they are shown", () -> view.fColorSettings.size() == settings.length);
    }

    @Test
    void aColourIsAddedChosenAndKept() {
        run(() -> view.fAddAction.run());
        assertThat(ColorSettingsManager.getColorSettings()).hasSize(1);
        try (Answers answers = Answers.colour(1, 2, 3)) {
            run(
                    () ->
                            Viewer.find(Button.class, b -> b.getText().equals("Text…"))
                                    .get(0)
                                    .notifyListeners(SWT.Selection, new Event()));
            assertThat(answers.asked()).isNull();
        }
        assertThat(ColorSettingsManager.getColorSettings()[0].getForegroundRGB())
                .isEqualTo(new RGB(1, 2, 3));
        run(() -> view.fDeleteAction.run());
        assertThat(ColorSettingsManager.getColorSettings()).isEmpty();
    }

    @Test
    void theOrderIsThePriority() {
        ColorSetting one = setting(100, "cpu == 1");
        ColorSetting two = setting(200, "cpu == 2");
        set(one, two);
        assertThat(ui(() -> view.fMoveDownAction.isEnabled())).isFalse();
        run(() -> view.fListComposite.getChildren()[0].notifyListeners(SWT.MouseDown, new Event()));
        assertThat(ui(() -> view.fMoveUpAction.isEnabled())).isFalse();
        Viewer.screenshot("colors");
        run(() -> view.fMoveDownAction.run());
        assertThat(ColorSettingsManager.getColorSettings()).containsExactly(two, one);
        assertThat(ui(() -> view.fSelectedRow.setting())).isSameAs(one);
    }

    @Test
    void coloursAreExportedAndImported() {
        set(setting(100, "cpu == 1"));
        try (Answers answers = Answers.files(folder.resolve("colors.xml"))) {
            run(() -> view.fExportAction.run());
            run(() -> view.fImportAction.run());
            assertThat(answers.asked()).isNotNull();
        }
        ColorSetting[] settings = ColorSettingsManager.getColorSettings();
        assertThat(settings).hasSize(2);
        assertThat(settings[1].getForegroundRGB()).isEqualTo(new RGB(100, 0, 0));
        assertThat(String.valueOf(settings[1].getFilter()))
                .isEqualTo(String.valueOf(settings[0].getFilter()));
    }

    @Test
    void theEventsViewShowsThem() {
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize());
        Viewer.show(
                org.eclipse.tracecompass.internal.tmf.ui.ViewIds.EVENTS,
                org.eclipse.ui.IViewPart.class);
        set(setting(200, "type matches .*"));
        awaitUi(
                "events have the colours",
                () ->
                        !Viewer.find(
                                        Table.class,
                                        table ->
                                                table.getItemCount() > 1
                                                        && table.getItem(1)
                                                                .getForeground()
                                                                .getRGB()
                                                                .equals(new RGB(200, 0, 0)))
                                .isEmpty());
        Viewer.screenshot("colors-events");
    }
}
