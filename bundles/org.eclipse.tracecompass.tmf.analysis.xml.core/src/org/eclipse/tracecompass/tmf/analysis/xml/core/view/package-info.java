/**
 * Views that are written in XML: {@link
 * org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlViews} lists those of a trace. Each is a
 * data provider; drawing it needs only its id.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.analysis.xml.core.view;

import org.eclipse.jdt.annotation.NonNullByDefault;
