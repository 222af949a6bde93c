/**
 * Data providers: the one way from an analysis to a picture. A factory creates them per trace, the
 * {@link org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager} keeps one instance of
 * each, and the keys of {@link
 * org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils} say what a request may
 * ask for.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.dataprovider;

import org.eclipse.jdt.annotation.NonNullByDefault;
