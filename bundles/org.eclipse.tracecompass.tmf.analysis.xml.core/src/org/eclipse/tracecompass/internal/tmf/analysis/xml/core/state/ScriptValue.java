package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.util.Map;
import javax.script.Bindings;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineManager;
import javax.script.ScriptException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AttributePath.ValueSource;

/**
 * A value that a script computes, in JavaScript unless an engine is named. The value is null where
 * no such engine is installed and where the script fails; the first time of each is logged.
 */
final class ScriptValue implements ValueSource {

    private static final System.Logger LOGGER = LazyLogger.of(ScriptValue.class);

    private static final String DEFAULT_ENGINE = "rhino";
    private static final String LANGUAGE = "JavaScript";

    private final String place;
    private final String script;
    private final String engineName;
    private final Map<String, ValueSource> variables;
    private @Nullable ScriptEngine engine;
    private boolean isSearched;
    private boolean isReported;

    ScriptValue(String place, String script, String engine, Map<String, ValueSource> variables) {
        this.place = place;
        this.script = script;
        engineName = engine.isEmpty() ? DEFAULT_ENGINE : engine;
        this.variables = variables;
    }

    @Override
    public @Nullable Object value(EventScope scope) {
        ScriptEngine engine = engine();
        if (engine == null) {
            report(
                    "there is no script engine '%s'; install one, or avoid the script"
                            .formatted(engineName));
            return null;
        }
        Bindings bindings = engine.createBindings();
        variables.forEach((name, source) -> bindings.put(name, source.value(scope)));
        try {
            return StateValues.stored(engine.eval(script, bindings));
        } catch (ScriptException e) {
            report("the script fails: " + e.getMessage());
            return null;
        }
    }

    private @Nullable ScriptEngine engine() {
        if (!isSearched) {
            isSearched = true;
            ScriptEngineManager manager = new ScriptEngineManager();
            ScriptEngine named = manager.getEngineByName(engineName);
            engine = named == null ? manager.getEngineByName(LANGUAGE) : named;
        }
        return engine;
    }

    private void report(String problem) {
        if (!isReported) {
            isReported = true;
            LOGGER.log(System.Logger.Level.WARNING, "{0}{1}", place, problem);
        }
    }
}
