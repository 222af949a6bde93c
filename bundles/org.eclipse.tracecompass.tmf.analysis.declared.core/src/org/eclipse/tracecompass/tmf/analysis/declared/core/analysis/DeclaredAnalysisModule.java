package org.eclipse.tracecompass.tmf.analysis.declared.core.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.DeclaredStateProvider;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.RunLimits;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesPrinter;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisNotes;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/**
 * The analysis that executes a set of declarations. Its history is rebuilt when the declarations
 * say something else. It can go on from the middle of a trace: a rule knows nothing but the event,
 * the history and its notes, all of which are saved with a checkpoint.
 */
public class DeclaredAnalysisModule extends TmfStateSystemAnalysisModule implements IAnalysisNotes {

    /** Grows when the same declarations would give another history. */
    private static final int VERSION = 2;

    private final DeclarationSet set;
    private @Nullable ITmfConfiguration configured;

    /**
     * Creates the analysis.
     *
     * @param set the declarations, without errors
     */
    public DeclaredAnalysisModule(DeclarationSet set) {
        this.set = set;
        setId(set.id());
        setName(set.name());
        setAutomatic(true);
    }

    /** Returns the declarations. */
    public DeclarationSet getDeclarations() {
        return set;
    }

    /** {@inheritDoc} The declarations are those of the constructor all the same. */
    @NonNullByDefault({})
    @Override
    public void setConfiguration(ITmfConfiguration configuration) {
        configured = configuration;
    }

    @Override
    public @Nullable ITmfConfiguration getConfiguration() {
        return configured;
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        return new DeclaredStateProvider(
                Objects.requireNonNull(getTrace()), set, configuration(), RunLimits.DEFAULT);
    }

    /** The configuration of the history: the content of the declarations, without comments. */
    private String configuration() {
        StringBuilder text = new StringBuilder().append(VERSION).append('\n');
        for (DeclarationSet.Part part : set.parts()) {
            String rules = StatesPrinter.print(part.file());
            String carrier = String.valueOf(part.carrier());
            // with the lengths, so that no two lists of parts give one text
            text.append(rules.length()).append(' ').append(carrier.length()).append('\n');
            text.append(rules).append(carrier).append('\n');
        }
        return text.toString();
    }

    @Override
    protected String getFullHelpText() {
        return "States that are declared in " + set.source() + '.';
    }

    @Override
    public Map<String, String> getProperties() {
        Map<String, String> properties = new LinkedHashMap<>(super.getProperties());
        properties.put("Declared in", set.source());
        properties.put(
                "Splittable",
                set.needOfPast()
                        .map(need -> "no, " + need + " needs earlier states")
                        .orElse("yes, each event is handled independently"));
        return properties;
    }

    /** The events that rules could not handle, one phrase per rule and kind. */
    @Override
    public List<String> getNotes() {
        List<String> notes = new ArrayList<>();
        ITmfStateSystem history = getStateSystem();
        if (history != null && history.waitUntilBuilt(0)) {
            int parent = history.optQuarkAbsolute(ValueTables.ROOT, DeclaredStateProvider.NOTES);
            if (parent != ITmfStateSystem.INVALID_ATTRIBUTE) {
                for (int quark : history.getSubAttributes(parent, false)) {
                    Object note =
                            history.querySingleState(history.getStartTime(), quark).getValue();
                    if (note != null) {
                        notes.add(note.toString());
                    }
                }
            }
        }
        return notes;
    }
}
