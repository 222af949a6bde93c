package org.eclipse.tracecompass.tmf.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.eclipse.core.runtime.ContributorFactorySimple;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.RegistryFactory;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.spi.RegistryContributor;
import org.eclipse.core.runtime.spi.RegistryStrategy;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How analyses are declared, listed and created. */
@Timeout(60)
class TmfAnalysisManagerTest {

    private static final String POINT =
            "<?xml version='1.0'?><?eclipse version=\"3.4\"?><plugin><extension-point"
                    + " id='org.eclipse.linuxtools.tmf.core.analysis' name='a'/>%s</plugin>";

    @TempDir Path folder = Path.of("");

    private final List<ITmfTrace> traces = new ArrayList<>();

    /** A trace that no analysis is declared for but those for its superclass. */
    public static final class SpecialTrace extends SyntheticTrace {
        SpecialTrace(Path folder) {
            super(folder, 0, i -> new Spec(0, ""));
        }
    }

    /** A provider of parameters that always has an answer. */
    public static final class TestParameters extends TmfAbstractAnalysisParamProvider {
        @Override
        public String getName() {
            return "test";
        }

        @NonNullByDefault({})
        @Override
        public @NonNull Object getParameter(String name) {
            return "provided " + name;
        }

        @NonNullByDefault({})
        @Override
        public boolean appliesToTrace(ITmfTrace trace) {
            return true;
        }
    }

    private static final IAnalysisOutput OUTPUT =
            new IAnalysisOutput() {
                @Override
                public String getName() {
                    return "View";
                }

                @Override
                public void requestOutput() {
                    // no view here
                }

                @NonNullByDefault({})
                @Override
                public void setOutputProperty(String key, String value, boolean immediate) {
                    // no view here
                }
            };

    @BeforeEach
    void beginAnew() {
        TmfAnalysisManager.dispose();
    }

    @AfterEach
    void disposeAll() {
        traces.forEach(ITmfTrace::dispose);
        TmfAnalysisManager.dispose();
    }

    private <T extends ITmfTrace> T keep(T trace) {
        traces.add(trace);
        return trace;
    }

    private static TmfAnalysisModuleHelperConfigElement helper(String module) {
        String xml =
                String.format(
                        POINT,
                        "<extension point='org.eclipse.linuxtools.tmf.core.analysis'>"
                                + module
                                + "</extension>");
        Object token = new Object();
        IExtensionRegistry registry =
                RegistryFactory.createRegistry(new PlainStrategy(), token, token);
        boolean added =
                registry.addContribution(
                        new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)),
                        ContributorFactorySimple.createContributor("test"),
                        false,
                        "test",
                        null,
                        token);
        assertThat(added).isTrue();
        IConfigurationElement[] elements =
                registry.getConfigurationElementsFor("org.eclipse.linuxtools.tmf.core.analysis");
        return new TmfAnalysisModuleHelperConfigElement(elements[0]);
    }

    private static final class PlainStrategy extends RegistryStrategy {
        PlainStrategy() {
            super(null, null);
        }

        @NonNullByDefault({})
        @Override
        public Object createExecutableExtension(
                RegistryContributor contributor, String className, String overridden)
                throws CoreException {
            try {
                return Class.forName(className).getDeclaredConstructor().newInstance();
            } catch (ReflectiveOperationException e) {
                throw new CoreException(Status.error("no " + className, e));
            }
        }

        @NonNullByDefault({})
        @Override
        public void log(IStatus status) {
            throw new IllegalStateException(status.toString());
        }
    }

    private static String module(String attributes, String children) {
        return "<module id='m' name='My analysis' analysis_module='"
                + TestModule.class.getName()
                + "' "
                + attributes
                + '>'
                + children
                + "</module>";
    }

    private static String type(Class<?> type, String attributes) {
        return "<tracetype class='" + type.getName() + "' " + attributes + "/>";
    }

    @Test
    void aDeclaredModuleIsCreatedWithItsNameIdAndParameters() throws TmfAnalysisException {
        TmfAnalysisModuleHelperConfigElement helper =
                helper(
                        module(
                                "automatic='true' icon='icons/a.png'",
                                "<parameter name='depth' default_value='7'/><parameter"
                                        + " name='width'/>"
                                        + type(SyntheticTrace.class, "")));
        assertThat(helper.getId()).isEqualTo("m");
        assertThat(helper.getName()).isEqualTo("My analysis");
        assertThat(helper.isAutomatic()).isTrue();
        assertThat(helper.getIcon()).isEqualTo("icons/a.png");
        assertThat(helper.getBundle()).isNull();
        assertThat(helper.getAnalysisRequirements()).hasSize(1);
        List<IAnalysisModule> announced = new ArrayList<>();
        TmfAnalysisManager.addNewModuleListener(announced::add);
        IAnalysisModule module =
                Objects.requireNonNull(helper.newModule(keep(SyntheticTrace.ticks(folder, 1))));
        assertThat(announced).containsExactly(module);
        assertThat(module.getId()).isEqualTo("m");
        assertThat(module.getName()).isEqualTo("My analysis");
        assertThat(module.isAutomatic()).isTrue();
        assertThat(module.getParameter("depth")).isEqualTo("7");
        assertThat(module.getParameter("width")).isNull();
        module.dispose();
    }

    @Test
    void theMostSpecificTraceTypeDecides() {
        TmfAnalysisModuleHelperConfigElement helper =
                helper(
                        module(
                                "",
                                type(SpecialTrace.class, "applies='true'")
                                        + type(SyntheticTrace.class, "applies='false'")
                                        + type(ITmfTrace.class, "")));
        assertThat(helper.appliesToTraceType(SpecialTrace.class)).isTrue();
        assertThat(helper.appliesToTraceType(SyntheticTrace.class)).isFalse();
        assertThat(helper.appliesToTraceType(TmfTrace.class)).isTrue();
    }

    @Test
    void withoutATraceTypeAnAnalysisAppliesToNothing() throws TmfAnalysisException {
        TmfAnalysisModuleHelperConfigElement helper = helper(module("", ""));
        assertThat(helper.appliesToTraceType(SyntheticTrace.class)).isFalse();
        assertThat(helper.newModule(keep(SyntheticTrace.ticks(folder, 1)))).isNull();
    }

    @NonNullByDefault({})
    @Test
    void theValidTraceTypesAreTheRegisteredOnesToWhichItApplies() {
        Iterable<Class<? extends ITmfTrace>> all =
                helper(module("", type(ITmfTrace.class, ""))).getValidTraceTypes();
        List<Class<? extends ITmfTrace>> registered = new ArrayList<>();
        TmfTraceType.getTraceTypeHelpers().forEach(type -> registered.add(type.getTraceClass()));
        assertThat(all)
                .isInstanceOf(Set.class)
                .contains(TmfExperiment.class)
                .containsExactlyInAnyOrderElementsOf(new LinkedHashSet<>(registered));
        assertThat(
                        helper(
                                        module(
                                                "",
                                                type(ITmfTrace.class, "")
                                                        + type(
                                                                TmfExperiment.class,
                                                                "applies='false'")))
                                .getValidTraceTypes())
                .doesNotContain(TmfExperiment.class);
        assertThat(helper(module("", type(SpecialTrace.class, ""))).getValidTraceTypes()).isEmpty();
        assertThat(
                        helper(module("applies_experiment='true'", type(SpecialTrace.class, "")))
                                .getValidTraceTypes())
                .contains(TmfExperiment.class);
    }

    @Test
    void whatIsSaidOfExperimentsBeatsThatTheyGetAModule() throws TmfAnalysisException {
        TmfAnalysisModuleHelperConfigElement helper =
                helper(
                        module(
                                "applies_experiment='true'",
                                type(SpecialTrace.class, "")
                                        + type(TmfExperiment.class, "applies='false'")));
        assertThat(helper.appliesToTraceType(TmfExperiment.class)).isFalse();
        TmfExperiment experiment = keep(experiment(new SpecialTrace(folder)));
        assertThat(helper.newModule(experiment)).isNull();
    }

    @Test
    void anExperimentGetsAModuleIfOneOfItsTracesWould() throws TmfAnalysisException {
        TmfAnalysisModuleHelperConfigElement helper =
                helper(module("applies_experiment='true'", type(SpecialTrace.class, "")));
        assertThat(helper.appliesToTraceType(TmfExperiment.class)).isTrue();
        TmfExperiment without = keep(experiment(SyntheticTrace.ticks(folder, 1)));
        assertThat(helper.newModule(without)).isNull();
        TmfExperiment with =
                keep(experiment(SyntheticTrace.ticks(folder, 1), new SpecialTrace(folder)));
        IAnalysisModule module = Objects.requireNonNull(helper.newModule(with));
        module.dispose();
        assertThat(
                        helper(module("", type(SpecialTrace.class, "")))
                                .appliesToTraceType(TmfExperiment.class))
                .isFalse();
    }

    private TmfExperiment experiment(ITmfTrace... traces) {
        for (ITmfTrace trace : traces) {
            this.traces.add(trace);
        }
        return new TmfExperiment(TmfEvent.class, folder.toString(), traces, 5000, null);
    }

    @Test
    void anUnknownModuleClassIsSaidInASentence() {
        TmfAnalysisModuleHelperConfigElement helper =
                helper(
                        "<module id='m' name='My analysis' analysis_module='no.such.Class'>"
                                + type(ITmfTrace.class, "")
                                + "</module>");
        assertThatThrownBy(() -> helper.newModule(keep(SyntheticTrace.ticks(folder, 1))))
                .isInstanceOf(TmfAnalysisException.class)
                .hasMessageStartingWith("The analysis My analysis cannot be created: ");
        assertThat(helper.getHelpText()).isEmpty();
    }

    @Test
    void analysesOfSourcesAreListedUntilTheSourceIsRemoved() {
        IAnalysisModuleHelper helper = helper(module("", type(SyntheticTrace.class, "")));
        IAnalysisModuleSource source = () -> List.of(helper);
        int before = TmfAnalysisManager.getAnalysisModules().size();
        TmfAnalysisManager.registerModuleSource(source);
        assertThat(TmfAnalysisManager.getAnalysisModules().get("m")).containsExactly(helper);
        assertThat(TmfAnalysisManager.getAnalysisModules(SpecialTrace.class))
                .containsEntry("m", helper);
        assertThat(TmfAnalysisManager.getAnalysisModules(TmfTrace.class)).doesNotContainKey("m");
        TmfAnalysisManager.deregisterModuleSource(source);
        assertThat(TmfAnalysisManager.getAnalysisModules().size()).isEqualTo(before);
    }

    @Test
    void analysesOfARemovedSourceLeaveTheTraceThatIsRefreshed() {
        IAnalysisModuleHelper helper = helper(module("", type(SyntheticTrace.class, "")));
        IAnalysisModuleSource source = () -> List.of(helper);
        TmfAnalysisManager.registerModuleSource(source);
        ITmfTrace trace = keep(SyntheticTrace.ticks(folder, 1));
        TestModule module = (TestModule) Objects.requireNonNull(trace.getAnalysisModule("m"));
        module.registerOutput(OUTPUT);
        TmfAnalysisManager.deregisterModuleSource(source);
        assertThat(trace.refreshAnalysisModules().isOK()).isTrue();
        assertThat(trace.getAnalysisModule("m")).isNull();
        assertThat(module.getOutputs()).as("outputs of a disposed module").isEmpty();
        TmfAnalysisManager.registerModuleSource(source);
        trace.refreshAnalysisModules();
        assertThat(trace.getAnalysisModule("m")).isNotNull().isNotSameAs(module);
    }

    @Test
    void refreshingAsksTheSourcesAgain() {
        List<IAnalysisModuleHelper> helpers = new ArrayList<>();
        TmfAnalysisManager.registerModuleSource(() -> helpers);
        assertThat(TmfAnalysisManager.getAnalysisModules().get("m")).isEmpty();
        helpers.add(helper(module("", "")));
        assertThat(TmfAnalysisManager.getAnalysisModules().get("m")).isEmpty();
        TmfAnalysisManager.refreshModules();
        assertThat(TmfAnalysisManager.getAnalysisModules().get("m")).hasSize(1);
    }

    @Test
    void parametersThatAreNotSetComeFromProviders() throws TmfAnalysisException {
        TmfAnalysisManager.registerParameterProvider("astrolabe.test.module", TestParameters.class);
        TestModule module = new TestModule();
        module.addParameter("depth");
        assertThat(module.getParameter("depth")).isNull();
        module.setTrace(keep(SyntheticTrace.ticks(folder, 1)));
        assertThat(module.getParameter("depth")).isEqualTo("provided depth");
        module.setParameter("depth", "set");
        assertThat(module.getParameter("depth")).isEqualTo("set");
        module.dispose();
    }

    @Test
    void outputsAreGivenToTheModulesTheyAreFor() throws TmfAnalysisException {
        TmfAnalysisManager.addNewModuleListener(
                new TmfNewAnalysisOutputListener(OUTPUT, "m", null));
        TmfAnalysisManager.addNewModuleListener(
                new TmfNewAnalysisOutputListener(OUTPUT, "other", null));
        TmfAnalysisManager.addNewModuleListener(
                new TmfNewAnalysisOutputListener(OUTPUT, null, TestModule.class));
        IAnalysisModule module =
                Objects.requireNonNull(
                        helper(module("", type(SyntheticTrace.class, "")))
                                .newModule(keep(SyntheticTrace.ticks(folder, 1))));
        assertThat(module.getOutputs()).containsExactly(OUTPUT);
        module.dispose();
    }
}
