package org.eclipse.tracecompass.tmf.core.event.aspect;

import java.util.Arrays;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;

/** The value of one field of an event's content. */
public class TmfContentFieldAspect implements ITmfEventAspect<Object> {

    private final String aspectName;
    private final String helpText;
    private final String[] fieldPath;

    /**
     * An aspect.
     *
     * @param aspectName its name
     * @param fieldPath names from the content downwards
     */
    public TmfContentFieldAspect(String aspectName, String... fieldPath) {
        this(aspectName, EMPTY_STRING, fieldPath.clone(), true);
    }

    private TmfContentFieldAspect(
            String aspectName, String helpText, String[] fieldPath, boolean own) {
        this.aspectName = aspectName;
        this.helpText = helpText;
        this.fieldPath = own ? fieldPath : fieldPath.clone();
    }

    /**
     * An aspect with a help text.
     *
     * @param aspectName its name
     * @param helpText what it is
     * @param fieldPath names from the content downwards
     * @return the aspect
     */
    public static TmfContentFieldAspect create(
            String aspectName, String helpText, String... fieldPath) {
        return new TmfContentFieldAspect(aspectName, helpText, fieldPath, false);
    }

    @Override
    public String getName() {
        return aspectName;
    }

    @Override
    public String getHelpText() {
        return helpText;
    }

    @Override
    public @Nullable Object resolve(ITmfEvent event) {
        ITmfEventField content = event.getContent();
        ITmfEventField field = content == null ? null : content.getField(fieldPath);
        return field == null ? null : field.getValue();
    }

    @Override
    public int hashCode() {
        return Objects.hash(getClass(), aspectName, helpText) * 31 + Arrays.hashCode(fieldPath);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        TmfContentFieldAspect other = (TmfContentFieldAspect) obj;
        return aspectName.equals(other.aspectName)
                && helpText.equals(other.helpText)
                && Arrays.equals(fieldPath, other.fieldPath);
    }
}
