package org.eclipse.tracecompass.tmf.analysis.xml.core.module;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.nio.file.Path;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories;
import org.eclipse.tracecompass.lttng2.kernel.core.trace.LttngKernelTrace;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.analysis.xml.core.module.TmfAnalysisModuleHelperXml.XmlAnalysisModuleType;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

/** The documented types as callers use them. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class TmfXmlApiTest {

    private static final File FILE = XmlHistories.examples().resolve("threads.xml").toFile();

    @TempDir Path folder;

    @Test
    void childElementsAreDirectOnes() throws Exception {
        Element provider = XmlHistories.example("threads.xml", "stateProvider");
        assertThat(TmfXmlUtils.getChildElements(provider, TmfXmlStrings.EVENT_HANDLER)).hasSize(4);
        assertThat(TmfXmlUtils.getChildElements(provider, TmfXmlStrings.STATE_CHANGE)).isEmpty();
    }

    @Test
    void anElementOfAFileIsFoundByKindAndId() {
        assertThat(
                        TmfXmlUtils.getElementInFile(
                                FILE.getPath(), TmfXmlStrings.XY_VIEW, "example.switches.view"))
                .isNotNull();
        assertThat(
                        TmfXmlUtils.getElementInFile(
                                FILE.getPath(), TmfXmlStrings.XY_VIEW, "example.threads.view"))
                .isNull();
        assertThat(TmfXmlUtils.getElementInFile("/no/such/file", TmfXmlStrings.XY_VIEW, "a"))
                .isNull();
    }

    @Test
    void aViewKnowsItsAnalyses() throws Exception {
        assertThat(
                        TmfXmlUtils.getViewAnalysisIds(
                                XmlHistories.example("threads.xml", "timeGraphView")))
                .containsExactly("example.threads");
        assertThat(TmfXmlUtils.getViewAnalysisIds(XmlHistories.element("<xyView id='v'/>")))
                .isEmpty();
    }

    @Test
    void stateValuesHaveTheTypeOfTheirObject() {
        assertThat(TmfXmlUtils.newTmfStateValueFromObject(5))
                .isEqualTo(TmfStateValue.newValueInt(5));
        assertThat(TmfXmlUtils.newTmfStateValueFromObject(5L))
                .isEqualTo(TmfStateValue.newValueLong(5));
        assertThat(TmfXmlUtils.newTmfStateValueFromObject(0.5))
                .isEqualTo(TmfStateValue.newValueDouble(0.5));
        assertThat(TmfXmlUtils.newTmfStateValueFromObject("a"))
                .isEqualTo(TmfStateValue.newValueString("a"));
        assertThat(TmfXmlUtils.newTmfStateValueFromObject(null).isNull()).isTrue();
    }

    @Test
    void aForcedTypeConverts() {
        assertThat(
                        TmfXmlUtils.newTmfStateValueFromObjectWithForcedType(
                                "12", ITmfStateValue.Type.LONG))
                .isEqualTo(TmfStateValue.newValueLong(12));
        assertThat(
                        TmfXmlUtils.newTmfStateValueFromObjectWithForcedType(
                                12L, ITmfStateValue.Type.STRING))
                .isEqualTo(TmfStateValue.newValueString("12"));
        assertThatThrownBy(
                        () ->
                                TmfXmlUtils.newTmfStateValueFromObjectWithForcedType(
                                        "x", ITmfStateValue.Type.INTEGER))
                .isInstanceOf(NumberFormatException.class);
    }

    @Test
    void typesAreKnownByName() {
        assertThat(TmfXmlUtils.getTmfStateValueByName("int"))
                .isEqualTo(ITmfStateValue.Type.INTEGER);
        assertThat(TmfXmlUtils.getTmfStateValueByName("double"))
                .isEqualTo(ITmfStateValue.Type.DOUBLE);
        assertThat(TmfXmlUtils.getTmfStateValueByName("no such")).isNull();
    }

    @Test
    void aHelperTellsWhatTheFileSays() throws Exception {
        TmfAnalysisModuleHelperXml helper =
                new TmfAnalysisModuleHelperXml(
                        FILE,
                        XmlHistories.example("threads.xml", "stateProvider"),
                        XmlAnalysisModuleType.STATE_SYSTEM);
        assertThat(helper.getId()).isEqualTo("example.threads");
        assertThat(helper.getName()).isEqualTo("Threads (XML)");
        assertThat(helper.isAutomatic()).isFalse();
        assertThat(helper.appliesToTraceType(LttngKernelTrace.class)).isTrue();
        assertThat(helper.appliesToTraceType(CtfTmfTrace.class)).isFalse();
        assertThat(helper.getSourceFile()).isEqualTo(FILE.toPath());
        assertThat(helper.getViewLabelPrefix()).isEmpty();
        SyntheticTrace other = SyntheticTrace.ticks(folder, 3);
        assertThat(helper.newModule(other)).as("not for this type of traces").isNull();
    }

    @Test
    void aHelperMakesTheAnalysisOfATrace() throws Exception {
        TmfAnalysisModuleHelperXml helper =
                new TmfAnalysisModuleHelperXml(
                        FILE,
                        XmlHistories.provider(
                                "<eventHandler eventName='tick'><stateChange><stateAttribute"
                                        + " type='constant' value='a'/><stateValue type='int'"
                                        + " value='1'/></stateChange></eventHandler>"),
                        XmlAnalysisModuleType.STATE_SYSTEM);
        assertThat(helper.getName()).as("without a label").isEqualTo("test");
        IAnalysisModule module =
                Objects.requireNonNull(helper.newModule(SyntheticTrace.ticks(folder, 3)));
        assertThat(module.getId()).isEqualTo("test");
        module.dispose();
    }

    @Test
    void anAnalysisThatUsesAnUnknownNameIsLeftOut() throws Exception {
        TmfAnalysisModuleHelperXml helper =
                new TmfAnalysisModuleHelperXml(
                        FILE,
                        XmlHistories.provider(
                                "<eventHandler eventName='tick'><stateChange><stateAttribute"
                                        + " type='location' value='Nowhere'/><stateValue type='int'"
                                        + " value='1'/></stateChange></eventHandler>"),
                        XmlAnalysisModuleType.STATE_SYSTEM);
        assertThat(helper.newModule(SyntheticTrace.ticks(folder, 3))).isNull();
    }

    @Test
    void otherAnalysesAreMadeBySubclasses() throws Exception {
        Element element = XmlHistories.example("threads.xml", "stateProvider");
        SyntheticTrace trace = SyntheticTrace.ticks(folder, 3);
        Element plain = XmlHistories.element("<xyView id='v'/>");
        assertThat(element).isNotNull();
        assertThatThrownBy(
                        () ->
                                new TmfAnalysisModuleHelperXml(
                                                FILE, plain, XmlAnalysisModuleType.OTHER)
                                        .newModule(trace))
                .isInstanceOf(UnsupportedOperationException.class);
    }
}
