package org.eclipse.tracecompass.tmf.core.model;

import java.util.Arrays;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;

/** The usual {@link IYModel}: an id, a name and an array of values, which is not copied. */
public class YModel implements IYModel {

    private final long id;
    private final String name;
    private final double[] yValues;
    private final @Nullable TmfXYAxisDescription yAxis;

    /**
     * Creates a series.
     *
     * @param id the id of its tree entry
     * @param name its name
     * @param yValues its values
     */
    public YModel(long id, String name, double[] yValues) {
        this(id, name, yValues, null);
    }

    /**
     * Creates a series without a name.
     *
     * @param id the id of its tree entry
     * @param yValues its values
     */
    public YModel(long id, double[] yValues) {
        this(id, "", yValues, null);
    }

    /**
     * Creates a series.
     *
     * @param id the id of its tree entry
     * @param name its name
     * @param yValues its values
     * @param yAxis its axis, null for the default one
     */
    public YModel(long id, String name, double[] yValues, @Nullable TmfXYAxisDescription yAxis) {
        this.id = id;
        this.name = name;
        this.yValues = yValues;
        this.yAxis = yAxis;
    }

    @Override
    public long getId() {
        return id;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public @Nullable TmfXYAxisDescription getYAxisDescription() {
        return yAxis;
    }

    @Override
    public double[] getData() {
        return yValues;
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, name, yAxis) * 31 + Arrays.hashCode(yValues);
    }

    @Override
    public boolean equals(@Nullable Object arg0) {
        return arg0 instanceof YModel other
                && id == other.id
                && name.equals(other.name)
                && Objects.equals(yAxis, other.yAxis)
                && Arrays.equals(yValues, other.yValues);
    }

    @Override
    public String toString() {
        return "YModel [id=" + id + ", name=" + name + ", values=" + Arrays.toString(yValues) + ']';
    }
}
