package org.eclipse.tracecompass.tmf.statemap.core.analysis;

/**
 * The attributes of the history of statemap data:
 *
 * <pre>
 * Entities/NAME           the name of the state that the entity is in
 * Entities/NAME/Tag       the tag of that state, null if it has none
 * Entities/NAME/Datum     a number of state and tag together, see {@link DatumCode}; only if there
 *                         are tags, or states that follow themselves
 * States/NAME             the value of the state in the data
 * Tags/STATE/TAG/MEMBER   what the definition of a tag says, throughout
 * </pre>
 */
public final class StatemapAttributes {

    /** The parent of all entities. */
    public static final String ENTITIES = "Entities";

    /** Below an entity: the tag. */
    public static final String TAG = "Tag";

    /** Below an entity: state and tag together. */
    public static final String DATUM = "Datum";

    /** The parent of all states. */
    public static final String STATES = "States";

    /** The parent of all tags, by state. */
    public static final String TAGS = "Tags";

    private StatemapAttributes() {}
}
