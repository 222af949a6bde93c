/**
 * The views of declared states: {@link
 * org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredViews} tells the views of a set
 * of declarations, those that it declares or, if it declares none, those that suit it. Each is a
 * data provider; drawing it needs only its id.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.analysis.declared.core.view;

import org.eclipse.jdt.annotation.NonNullByDefault;
