package org.eclipse.tracecompass.tmf.analysis.declared.core.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.DeclaredStateProvider;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.RunLimits;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesPrinter;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisNotes;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.statesystem.ValueTables;

/**
 * The analysis that carries out a set of declarations. Its history is built anew when the
 * declarations say something else. It can go on from the middle of a trace: a rule knows nothing
 * but the event, the history and its notes, all of which are saved with a checkpoint.
 */
public class DeclaredAnalysisModule extends TmfStateSystemAnalysisModule implements IAnalysisNotes {

    /** Grows when the same declarations would give another history. */
    private static final int VERSION = 1;

    private static final int POSITIVE = 0x7fffffff;

    private final DeclarationSet fSet;

    /**
     * Creates the analysis.
     *
     * @param set the declarations, without errors
     */
    public DeclaredAnalysisModule(DeclarationSet set) {
        fSet = set;
        setId(set.id());
        setName(set.name());
        setAutomatic(true);
    }

    /** Returns the declarations. */
    public DeclarationSet getDeclarations() {
        return fSet;
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        return new DeclaredStateProvider(
                Objects.requireNonNull(getTrace()), fSet, version(), RunLimits.DEFAULT);
    }

    private int version() {
        int hash = VERSION;
        for (DeclarationSet.Part part : fSet.parts()) {
            hash = 31 * hash + StatesPrinter.print(part.file()).hashCode();
            hash = 31 * hash + Objects.hashCode(part.carrier());
        }
        return hash & POSITIVE;
    }

    @Override
    protected String getFullHelpText() {
        return "States that are declared in " + fSet.source() + '.';
    }

    @Override
    public Map<String, String> getProperties() {
        Map<String, String> properties = new LinkedHashMap<>(super.getProperties());
        properties.put("Declared in", fSet.source());
        properties.put(
                "Splittable",
                fSet.needOfPast()
                        .map(need -> "no, " + need + " needs what was before")
                        .orElse("yes, each event is looked at by itself"));
        return properties;
    }

    /** What rules could not deal with, a phrase for each rule and kind. */
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
